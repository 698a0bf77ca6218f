/** Holds the page's types against those the server writes; nothing here runs. */

import type * as server from './protocol.generated';
import type * as page from './protocol';

/** What the server sends must be readable as what the page expects. */
type Readable<Sent extends Expected, Expected> = Sent;
/** What the page sends must be what the server takes. */
type Taken<Sent extends Accepted, Accepted> = Sent;

/** Names of kinds are open on the wire and closed on the page. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends object
      ? { readonly [K in keyof T]: Widened<T[K]> }
      : T;

export type Checks = [
  Readable<Widened<server.Tile>, Widened<page.Tile>>,
  Readable<Widened<server.Figures>, Widened<page.Figures>>,
  Readable<Widened<server.ShipPart>, Widened<page.ShipPart>>,
  Readable<server.Plan, page.Plan>,
  Readable<server.Level, page.Level>,
  Readable<Widened<server.BuilderPart>, Widened<page.BuilderPart>>,
  Readable<server.Hourglass, page.Hourglass>,
  Readable<server.Waiting, page.Waiting>,
  Readable<server.Route, page.Route>,
  Readable<server.Bill, page.Bill>,
  Readable<server.Titles, page.Titles>,
  Readable<server.Outcome, page.Outcome>,
  Readable<server.Refused['code'], page.Refused['code']>,
  Readable<Required<server.TablePart>['seats'][number]['kind'], page.TableSeat['kind']>,
  Readable<keyof page.TablePart, keyof server.TablePart>,
  Readable<keyof page.TableSeat, keyof server.TableSeat>,
  Readable<keyof page.PlainParts, keyof server.PlainParts>,
  Taken<page.Setup, server.Setup>,
  Taken<page.BotChoice, server.BotChoice>,
  Taken<page.TableOptions, Required<server.Options>>,
  Taken<page.TableAction, server.TableCommand['do']>,
];
