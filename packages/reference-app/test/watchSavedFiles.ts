import { onTestFinished, vi } from 'vitest';

/** Catches what the pages of a test save, in place of the browser's folder of downloads. */
export function watchSavedFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const texts = new Map<string, Promise<string>>();
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${texts.size}`;
    texts.set(url, (file as Blob).text());
    return url;
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: texts.get(this.href) ?? Promise.resolve('') });
  });
  onTestFinished(() => {
    address.mockRestore();
    press.mockRestore();
  });
  return {
    /** The lines of the files by their names, as spreadsheets read them. */
    read: async () =>
      Object.fromEntries(
        await Promise.all(saved.map(async ({ name, text }) => [name, (await text).split('\r\n')] as const)),
      ),
  };
}
