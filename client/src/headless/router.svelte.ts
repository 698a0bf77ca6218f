/** Paths of the page; a token in the fragment is taken and dropped from the address. */

export type Route =
  | {
      readonly name:
        'start' | 'new' | 'learn' | 'bots' | 'practice' | 'rules' | 'gallery' | 'missing';
    }
  | { readonly name: 'rule'; readonly topic: string }
  | { readonly name: 'table'; readonly code: string; readonly token: string | null }
  | { readonly name: 'replay'; readonly id: string }
  | { readonly name: 'flights'; readonly secret: string | null };

export function routeOf(path: string, fragment = ''): Route {
  const [head = '', tail] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!head) return { name: 'start' };
  if (head === 't' && tail) return { name: 'table', code: tail, token: fragment || null };
  if (head === 'flights') return { name: 'flights', secret: fragment || null };
  if (head === 'replay' && tail) return { name: 'replay', id: tail };
  if (head === 'rules' && tail) return { name: 'rule', topic: tail };
  if (isPlain(head)) return { name: head };
  return { name: 'missing' };
}

const PLAIN = ['new', 'learn', 'bots', 'practice', 'rules', 'gallery'] as const;
const isPlain = (head: string): head is (typeof PLAIN)[number] =>
  (PLAIN as readonly string[]).includes(head);

/** The part of a browser window the router uses. */
export interface Bar {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly history: {
    pushState(data: unknown, unused: string, url: string): void;
    replaceState(data: unknown, unused: string, url: string): void;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
}

export class Router {
  route = $state.raw<Route>({ name: 'start' });
  #bar: Bar | null = null;

  open(bar: Bar): void {
    this.#bar = bar;
    bar.addEventListener('popstate', () => this.#read());
    this.#read();
  }

  go(path: string): void {
    this.#bar?.history.pushState(null, '', path);
    this.#read();
  }

  /** The address itself becomes another one: nobody comes back to it. */
  replace(path: string): void {
    this.#bar?.history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    if (!this.#bar) return;
    const { pathname, hash } = this.#bar.location;
    this.route = routeOf(pathname, hash.slice(1));
    const secret = this.route.name === 'table' || this.route.name === 'flights';
    if (secret && hash) this.#bar.history.replaceState(null, '', pathname);
  }
}

export const router = new Router();
