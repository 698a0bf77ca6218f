/** The messages between page and server and the parts of a view: the server's types, with the
 * names the page has for things inside them. */

import type { Answering, Options, OtherParts, TableCommand, Tile } from './protocol.generated';

export * from './protocol.generated';

export type Seat = number;
/** column * 100 + row, by the printed numbers */
export type Cell = number;
export type Connectors = Tile['connectors'];
/** 0 smooth, 1 single, 2 double, 3 universal */
export type Connector = Connectors[number];
/** 0 front, 1 right, 2 rear, 3 left */
export type Side = Tile['directions'][number];

export type HeapState = OtherParts['heap'][number];
export const FACE_DOWN = 0;
export const GONE = -1;
export const PAYLOAD_BACK = 2;

export type Answer = Answering['answer'];
export type TableOptions = Options;

/** A command before it has a number. */
export type Command = Omit<Answering, 'id'> | Omit<TableCommand, 'id'>;
