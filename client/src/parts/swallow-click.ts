/** The click that follows a drag, or a finger that only asked for a name, is none. */
export function swallowClick(ms = 50): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), ms);
}
