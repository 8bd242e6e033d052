/** Asks an address until it answers with success, and resolves with true; with false when `end` comes first. */
export async function waitForServer(address: string, end: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  end.then(stop, stop);
  while (!(await answers(address))) {
    if (isOver) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/** True if an address answers with success within two seconds. */
export async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}
