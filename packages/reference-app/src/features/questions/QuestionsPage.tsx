import type { CallOptions, Faq, Language } from '@udongo/sdk';
import { Input, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { listQuestions } from './listQuestions.ts';
import { useQuestionsText } from './questionsTexts.ts';
import './questions.css';

/** Frequent questions, for everybody. */
export function QuestionsPage() {
  const t = useQuestionsText();
  const locale = useLocale();
  const { visitor } = useServices();
  const given = useServerData<Faq[]>();
  const ask = useCallback(
    (language: Language, options: CallOptions) => listQuestions(visitor, language, options),
    [visitor],
  );
  const { data = given, ...loading } = useLoaded(ask, locale);
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('questions.intro')}>{t('questions.title')}</PageTitle>
      {data ? <Questions faqs={data} /> : <Waiting {...loading} />}
    </div>
  );
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const t = useQuestionsText();
  const locale = useLocale();
  const toPath = usePublicPath();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = faqs.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const ask = (
    <ButtonLink to={toPath('/contact')} variant={found.length === 0 ? 'primary' : 'secondary'}>
      {t('questions.ask')}
    </ButtonLink>
  );
  if (faqs.length === 0) {
    return (
      <EmptyState title={t('questions.emptyTitle')} action={ask}>
        {t('questions.empty')}
      </EmptyState>
    );
  }
  const isOtherLanguage = faqs.every(({ language = locale }) => language !== locale);
  return (
    <>
      {isOtherLanguage && <p>{t('questions.otherLanguage')}</p>}
      <search className="app-questions__search">
        <Input
          type="search"
          aria-label={t('questions.search')}
          placeholder={t('questions.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span role="status" className="app-questions__found">
          {words.length > 0 && found.length > 0 && t('questions.found', { count: found.length })}
        </span>
      </search>
      {found.length === 0 ? (
        <EmptyState title={t('questions.noneTitle')} action={ask}>
          {t('questions.none')}
        </EmptyState>
      ) : (
        <>
          <ul className="app-questions">
            {found.map(({ id, question, answer, language }) => (
              <li key={id} lang={language}>
                <details>
                  <summary>{question}</summary>
                  <Markdown>{answer}</Markdown>
                </details>
              </li>
            ))}
          </ul>
          <div>{ask}</div>
        </>
      )}
    </>
  );
}
