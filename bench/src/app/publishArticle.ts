import { createSession, createUdongo, type Language } from '@udongo/sdk';
import { accounts } from '../../../e2e/support/accounts.ts';
import { makeHardPhoto } from './hardPhoto.ts';

const texts = {
  en: {
    title: 'Lime before the rains',
    summary: 'When to spread it, and how much.',
    paragraph: 'Soil that is too sour holds its nutrients back. Lime needs weeks of rain to work.',
  },
  sw: {
    title: 'Chokaa kabla ya mvua',
    summary: 'Lini uiweke, na kiasi gani.',
    paragraph: 'Udongo wenye asidi nyingi hushikilia virutubisho. Chokaa huhitaji wiki kadhaa za mvua.',
  },
} as const satisfies Record<Language, object>;

/** Uploads a hard photo and publishes an article with it as its cover, in both languages. Gives their slugs. */
export async function publishArticle(api: string): Promise<Record<Language, string>> {
  const udongo = createUdongo({ baseUrl: api, session: createSession() });
  const { email, password } = accounts.administrator;
  await udongo.auth.login({ email, password });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await makeHardPhoto())], 'field.jpg', { type: 'image/jpeg' }));
  form.append('alt', 'A field before the rains');
  const { url } = await udongo.media.create(form);
  const publish = (language: Language, translation: number | null) => {
    const { title, summary, paragraph } = texts[language];
    return udongo.blogs.create({
      title,
      summary,
      body: Array.from({ length: 8 }, () => paragraph).join('\n\n'),
      cover_image: url,
      cover_alt: 'A field before the rains',
      category: null,
      language,
      translation,
      is_published: true,
    });
  };
  const en = await publish('en', null);
  const sw = await publish('sw', en.id);
  return { en: en.slug, sw: sw.slug };
}
