const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';

let said: string[] = [];
let observer: MutationObserver | undefined;

/**
 * Begins to record what screen readers announce: the text of a live region that changes, and of an alert that appears. Another
 * region that appears together with its text is not announced everywhere: it does not count.
 */
export function listen(): void {
  observer?.disconnect();
  said = [];
  observer = new MutationObserver(record);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Texts that were announced since `listen`, oldest first. */
export function heard(): readonly string[] {
  record(observer?.takeRecords() ?? []);
  return said;
}

function record(mutations: readonly MutationRecord[]): void {
  const added = mutations
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element)
    .flatMap((element) => [element, ...element.querySelectorAll(live)])
    .filter((element) => element.matches(live));
  const changed = mutations
    .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live))
    .filter((region) => region !== null && region !== undefined)
    .filter((region) => !added.includes(region));
  const regions = new Set([...changed, ...added.filter((region) => region.matches('[role="alert"]'))]);
  said.push(...[...regions].filter(({ isConnected }) => isConnected).map(textOf));
}

const textOf = ({ textContent }: Element) => textContent;
