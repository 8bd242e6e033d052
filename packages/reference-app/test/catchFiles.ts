import { onTestFinished, vi } from 'vitest';

interface CaughtFile {
  name: string;
  text: Promise<string>;
}

/** The files that the app saves from now on, in place of the browser's downloads. */
export function catchFiles(): readonly CaughtFile[] {
  const files: CaughtFile[] = [];
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
  });
  onTestFinished(() => press.mockRestore());
  return files;
}
