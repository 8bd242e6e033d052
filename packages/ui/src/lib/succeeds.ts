/** Runs a step of a host or a storage, which can throw, reject or give no promise; tells whether it succeeded. */
export async function succeeds(step: () => unknown): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}
