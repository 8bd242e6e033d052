import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UdongoProvider } from '@udongo/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { languageOf, loadLanguage } from '../messages/languages.ts';
import { ShareButtons } from './ShareButtons.tsx';

const report = { title: 'Soil report UD-1026', url: 'https://udongo.example/r/7' };

test.each([
  ['en', 'Share', 'Copy the link'],
  ['sw', 'Shiriki', 'Nakili kiungo'],
] as const)('a phone shares title and link by its own sheet (%s)', async (locale, share, copy) => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await loadLanguage(locale);
  const user = userEvent.setup();
  render(
    <UdongoProvider locale={locale} messages={languageOf(locale).components}>
      <ShareButtons {...report} />
    </UdongoProvider>,
  );
  await user.click(screen.getByRole('button', { name: share }));
  expect(shared.mock.calls).toEqual([[report]]);

  // The person closes the sheet without a choice.
  shared.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
  await user.click(screen.getByRole('button', { name: share }));
  expect(shared).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status')).toHaveTextContent(/^\s*$/);
  expect(screen.getByRole('button', { name: copy })).toBeVisible();
});

test('a browser that cannot share offers WhatsApp and the link', () => {
  expect('share' in navigator).toBe(false);
  render(<ShareButtons {...report} />);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(`${report.title} ${report.url}`)}`);
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});
