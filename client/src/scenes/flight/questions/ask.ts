import type { Loading } from '../../../headless/flight-loading.svelte';
import type { Plan } from '../../../headless/flight-plan.svelte';
import type {
  Answer,
  Decision,
  Plan as Blueprint,
  Route,
  Seat,
  TableSeat,
} from '../../../headless/protocol';
import type { Names } from '../../../headless/sentences';
import type { Ship } from '../../../headless/table.svelte';

/** An open question with all that its control needs. */
export interface Ask {
  readonly decision: Decision;
  readonly seat: Seat;
  readonly ship: Ship;
  readonly blueprint: Blueprint;
  /** whose ship it is */
  readonly owner: TableSeat | undefined;
  readonly route: Route | undefined;
  readonly names: Names;
  readonly plan: Plan;
  readonly loading: Loading;
  /** whether an answer is under way */
  readonly busy: boolean;
  give(answer: Answer): void;
}
