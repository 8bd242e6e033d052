import type { Faq } from '@udongo/sdk';
import { defineResource, type Resource, type ResourceList } from '../defineResource.tsx';
import { FaqOrder } from '../faq-order/FaqOrder.tsx';
import { tellFaqChange } from '../faq-order/faqChanges.ts';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

const languages = { en: 'English', sw: 'Kiswahili' } as const;
const languageOptions = [
  { value: 'en', label: languages.en },
  { value: 'sw', label: languages.sw },
] as const;

const list = defineResource({
  texts: {
    en: {
      faq: {
        add: 'Add question',
        one: 'Question',
        question: 'Question',
        questionRequired: 'Question is required',
        answer: 'Answer',
        answerRequired: 'Answer is required',
        answerHint: 'Markdown: **bold**, lists with -, [text](address). HTML is shown as it is written.',
        position: 'Place',
        positionHint: 'Lower numbers come first',
        positionRequired: 'Place is required',
        language: 'Language',
        languageRequired: 'Choose a language',
        state: 'State',
        published: 'Published',
        draft: 'Draft',
        emptyTitle: 'No questions yet',
        empty: 'Published questions stand on the page “Questions and answers”.',
      },
    },
    sw: {
      faq: {
        add: 'Ongeza swali',
        one: 'Swali',
        question: 'Swali',
        questionRequired: 'Swali linahitajika',
        answer: 'Jibu',
        answerRequired: 'Jibu linahitajika',
        answerHint:
          'Markdown: **nzito**, orodha kwa -, [maandishi](anwani). HTML huonyeshwa kama ilivyoandikwa.',
        position: 'Nafasi',
        positionHint: 'Nambari ndogo hutangulia',
        positionRequired: 'Nafasi inahitajika',
        language: 'Lugha',
        languageRequired: 'Chagua lugha',
        state: 'Hali',
        published: 'Limechapishwa',
        draft: 'Rasimu',
        emptyTitle: 'Bado hakuna maswali',
        empty: 'Maswali yaliyochapishwa yapo kwenye ukurasa wa “Maswali na majibu”.',
      },
    },
  },
  list: ({ t, app, records }): ResourceList<Faq> => ({
    defaultOrdering: 'position',
    columns: [
      { key: 'question', header: t('faq.question'), value: ({ question }) => question },
      {
        key: 'position',
        header: t('faq.position'),
        ordering: 'position',
        align: 'end',
        value: ({ position }) => position,
      },
      {
        key: 'language',
        header: t('faq.language'),
        value: ({ language }) => (language ? languages[language] : ''),
      },
      stateColumn({
        key: 'is_published',
        header: t('faq.state'),
        text: ({ is_published }) => t(is_published ? 'faq.published' : 'faq.draft'),
        isOn: ({ is_published }) => is_published === true,
      }),
    ],
    filters: [
      searchFilter(app, t('faq.question')),
      { kind: 'select', name: 'language', label: t('faq.language'), options: languageOptions },
      yesNoFilter(app, 'is_published', t('faq.published')),
    ],
    service: { ...records.faqs, delete: tellFaqChange(records.faqs.delete) },
    addTitle: t('faq.add'),
    empty: (
      <>
        <b>{t('faq.emptyTitle')}</b>
        <p>{t('faq.empty')}</p>
      </>
    ),
    form: (close) => (
      <ResourceForm
        {...close}
        title={t('faq.one')}
        defaults={{ language: 'en', is_published: true, position: 100 }}
        fields={[
          {
            kind: 'text',
            name: 'question',
            label: t('faq.question'),
            required: t('faq.questionRequired'),
            maxLength: 300,
            autoComplete: 'off',
            span: 'full',
          },
          {
            kind: 'textarea',
            name: 'answer',
            label: t('faq.answer'),
            hint: t('faq.answerHint'),
            required: t('faq.answerRequired'),
            maxLength: 2000,
            span: 'full',
          },
          {
            kind: 'select',
            name: 'language',
            label: t('faq.language'),
            required: t('faq.languageRequired'),
            options: languageOptions,
          },
          {
            kind: 'number',
            name: 'position',
            label: t('faq.position'),
            hint: t('faq.positionHint'),
            required: t('faq.positionRequired'),
            min: 0,
            max: 10_000,
          },
          { kind: 'checkbox', name: 'is_published', label: t('faq.published'), span: 'full' },
        ]}
        create={tellFaqChange(records.faqs.create)}
        update={tellFaqChange(records.faqs.update)}
      />
    ),
  }),
});

function FaqsPage({ title }: { title: string }) {
  return (
    <>
      <list.Page title={title} />
      <FaqOrder />
    </>
  );
}

export const resource: Resource = { Page: FaqsPage };
