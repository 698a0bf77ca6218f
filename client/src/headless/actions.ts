/** The builder's answers, in one place: a verb with its objects. */

import type { Answer, Cell } from '../game.generated';

export const take = (handle: number): Answer => ['take', handle];
export const place = (cell: Cell, turn: number): Answer => ['place', cell, turn];
export const giveBack = (): Answer => ['return'];
export const pickUp = (): Answer => ['pick_up'];
export const takeOff = (cell: Cell): Answer => ['take_off', cell];
export const reserve = (): Answer => ['reserve'];
export const fetchReserved = (index: number): Answer => ['fetch', index];
export const look = (pile: number): Answer => ['look', pile];
export const putBack = (): Answer => ['put_back'];
export const flip = (): Answer => ['flip'];
/** Start places are counted from 1, the foremost. */
export const finish = (startPlace: number): Answer => ['finish', startPlace];
