/** Keys can scroll what does not fit: it can be focused then, and only then. */
export function scrollable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const down = node.scrollHeight > node.clientHeight + 1;
    if (down || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy: () => {
      sizes.disconnect();
      words.disconnect();
    },
  };
}
