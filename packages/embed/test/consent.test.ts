import { expect, test } from 'vitest';
import { type MinimalDrfServer, startMinimalDrfServer } from '../../sdk/test/drf/minimalDrfServer.ts';
import { consentVersion } from '../../ui/src/lib/consentVersion.ts';
import { bookingConsent as en } from '../../ui/src/messages/en/bookingConsent.ts';
import { bookingConsent as sw } from '../../ui/src/messages/sw/bookingConsent.ts';
import { book, fillBooking } from './support/fillBooking.ts';
import { element, openHostPage, script } from './support/hostPage.ts';

test.each(['en', 'sw'] as const)(
  'in %s the form says above its button how data is used, and the booking names that text',
  async (locale) => {
    const { page, widget } = await openHostPage(
      `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element(`locale="${locale}"`)}`,
    );
    const sentence = { en, sw }[locale].book;
    await widget.getByText(sentence).waitFor();
    const link = widget.getByRole('link', { name: /^(Privacy|Faragha)$/ });
    expect(await link.getAttribute('href')).toMatch(/^http.*\/privacy$/);
    const button = await widget.getByRole('button', { name: /^(Book the test|Weka miadi)/ }).boundingBox();
    const words = await widget.getByText(sentence).boundingBox();
    expect(words?.y).toBeLessThan(button?.y ?? 0);
    // The page opens beside the form, so that typed values stay.
    expect(await link.getAttribute('target')).toBe('_blank');
    await fillBooking(widget, { locale });
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await book(widget, { locale });
    expect((await asked).postDataJSON()).toMatchObject({ consent_version: consentVersion });
  },
);

test('a plain service is sent no version, and its visitors read the sentence without a link', async () => {
  const service: MinimalDrfServer = await startMinimalDrfServer({ visitors: 'welcome' });
  const { page, widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title><udongo-booking api="${service.url}"></udongo-booking>${script}`,
  );
  await widget.getByText(en.book).waitFor();
  expect(await widget.getByRole('link', { name: 'Privacy' }).count()).toBe(0);
  await fillBooking(widget);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await widget.getByRole('button', { name: 'Book the test' }).click();
  expect((await asked).postDataJSON()).not.toHaveProperty('consent_version');
  await service.close();
});
