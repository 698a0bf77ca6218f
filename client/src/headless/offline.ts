/**
 * What a device shows when the server is out of reach. The page writes it down in the player's
 * language whenever it is there; `offline.js` shows it, and keeps nothing else.
 */

export interface Offline {
  readonly language: string;
  readonly name: string;
  readonly title: string;
  readonly missing: string;
  readonly ask: string;
  readonly again: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 90vh; max-width: 34rem; margin: auto;
  padding: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right))
    max(16px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
  background: light-dark(#dce8f5, #0e1424); color: light-dark(#152033, #eef2fa); }
main { display: grid; gap: 12px; }
h1, p { margin: 0; overflow-wrap: break-word; }
h1 { line-height: 1.2; }
@media (max-height: 32em) { svg { display: none; } main { gap: 8px; } }
a { justify-self: start; padding: 12px 20px; border-radius: 10px; background: #ffb000;
  color: #241a00; font-weight: 650; text-decoration: none; }`;

const SIGN =
  '<svg width="72" height="72" viewBox="0 0 32 32" aria-hidden="true">' +
  '<path d="M16 2 28 9v14l-12 7L4 23V9z" fill="#ffb000" stroke="#3b2a1a" stroke-width="2"/>' +
  '<circle cx="16" cy="16" r="6" fill="#fbf3e4" stroke="#3b2a1a" stroke-width="2"/></svg>';

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${each.codePointAt(0)};`);

export function offlinePage({ language, name, title, missing, ask, again }: Offline): string {
  return (
    `<!doctype html><html lang="${safe(language)}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<title>${safe(name)}</title><style>${STYLE}</style><main>${SIGN}<h1>${safe(title)}</h1>` +
    `<p>${safe(missing)}</p><p>${safe(ask)}</p><a href="">${safe(again)}</a></main></html>`
  );
}

/** Where browsers allow it: on secure addresses. */
export async function prepareOffline(texts: Offline): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const page = new Response(offlinePage(texts), { status: 200, headers });
  await (await caches.open('offline')).put('/offline', page);
  await navigator.serviceWorker.register('/offline.js');
}
