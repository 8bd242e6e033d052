/** Whether the app is hydrating a page that the server rendered, which somebody can be reading or typing in already. */
export function isHydrating(): boolean {
  return document.documentElement.dataset.rendered !== undefined;
}
