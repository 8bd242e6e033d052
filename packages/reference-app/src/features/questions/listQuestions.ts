import type { CallOptions, Faq, Language, UdongoApi } from '@udongo/sdk';

/** The longest page of a list that the API gives; the search looks through it in the browser, also without a network. */
const limit = 200;

/** The published questions in a language; those of all languages where the service has none in this one. */
export async function listQuestions(
  { faqs }: Pick<UdongoApi, 'faqs'>,
  language: Language,
  options: CallOptions,
): Promise<Faq[]> {
  const published = { is_published: true, ordering: 'position', limit } as const;
  const { results } = await faqs.list({ ...published, language }, options);
  return results.length > 0 ? results : (await faqs.list(published, options)).results;
}
