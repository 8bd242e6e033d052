import { cookieStorage } from '@udongo/sdk';
import { loadLanguage } from '../messages/languages.ts';
import type { Services } from '../services/createServices.ts';

/**
 * Shows the app in the language of the person's messages on a device on which nobody has chosen one. Never rejects: a service without
 * that language, or texts that do not load, leave the app as it is.
 */
export async function followAccountLanguage(
  { choices, records }: Pick<Services, 'choices' | 'records'>,
  user: number,
): Promise<void> {
  if (cookieStorage().read('udongo-locale')) return;
  try {
    const { language } = await records.profiles.get(user);
    if (!language || language === choices.locale.get()) return;
    await loadLanguage(language);
    choices.locale.choose(language);
  } catch {
    // It stays as it is.
  }
}
