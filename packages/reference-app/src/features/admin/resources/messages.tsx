import type { ContactMessage } from '@udongo/sdk';
import { formatDate, RecordForm } from '@udongo/ui';
import { recordPermissions } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';
import { ContactAnswers, ContactQuestion, FreshMessage, MailLink, StateButton } from './ContactParts.tsx';

/** Messages of the contact form. They are read and answered here; a service without answers leaves them to the own mail program. */
export const resource = defineResource({
  texts: {
    en: {
      message: {
        one: 'Message',
        from: 'From',
        subject: 'About',
        noSubject: 'Your message',
        text: 'Message',
        arrived: 'Arrived',
        state: 'State',
        open: 'To answer',
        answered: 'Answered',
        handled: 'Dealt with',
        handledHint: 'Tick this once it is answered',
        handledElsewhere: 'It is dealt with, without an answer from here',
        reopen: 'It still waits for an answer',
        answer: 'Answer by email',
        yourAnswer: 'Your answer',
        answerBySms: 'Answer by text message',
        yourAnswerHint: 'It goes to {email}, with the question below it.',
        yourAnswerSmsHint: 'It goes to {phone_number}, without the question: a short one costs less.',
        answerRequired: 'Write an answer',
        send: 'Send the answer',
        sent: 'The answer is on its way to {to}',
        answeredBy: '{name} answered on {when}',
        queued: 'Waits to be sent',
        sending: 'On its way',
        delivered: 'Sent',
        skipped: 'Not sent',
        failed: 'Not sent',
        unknown: 'Unconfirmed: it may have been sent',
        searchHint: 'Name, email, words',
        emptyTitle: 'No messages yet',
        empty: 'What people write on the page “Contact us” arrives here.',
      },
    },
    sw: {
      message: {
        one: 'Ujumbe',
        from: 'Kutoka kwa',
        subject: 'Kuhusu',
        noSubject: 'Ujumbe wako',
        text: 'Ujumbe',
        arrived: 'Ulifika',
        state: 'Hali',
        open: 'Unasubiri jibu',
        answered: 'Umejibiwa',
        handled: 'Umeshughulikiwa',
        handledHint: 'Weka alama hapa ukishajibu',
        handledElsewhere: 'Umeshughulikiwa bila jibu la hapa',
        reopen: 'Bado unasubiri jibu',
        answer: 'Jibu kwa barua pepe',
        yourAnswer: 'Jibu lako',
        answerBySms: 'Jibu kwa ujumbe mfupi',
        yourAnswerHint: 'Litatumwa kwa {email}, pamoja na swali chini yake.',
        yourAnswerSmsHint: 'Litatumwa kwa {phone_number}, bila swali: fupi hugharimu kidogo.',
        answerRequired: 'Andika jibu',
        send: 'Tuma jibu',
        sent: 'Jibu liko njiani kwenda kwa {to}',
        answeredBy: '{name} alijibu {when}',
        queued: 'Linasubiri kutumwa',
        sending: 'Liko njiani',
        delivered: 'Limetumwa',
        skipped: 'Halikutumwa',
        failed: 'Halikutumwa',
        unknown: 'Haijulikani kama limetumwa',
        searchHint: 'Jina, barua pepe, maneno',
        emptyTitle: 'Bado hakuna ujumbe',
        empty: 'Yanayoandikwa kwenye ukurasa wa “Wasiliana nasi” hufika hapa.',
      },
    },
  },
  list: ({ t, app, role, locale, records }): ResourceList<ContactMessage> => ({
    defaultOrdering: '-created_on',
    columns: [
      { key: 'name', header: t('message.from'), rowHeader: true, value: ({ name }) => name },
      {
        key: 'subject',
        header: t('message.subject'),
        value: ({ subject, message }) => subject || cut(message),
      },
      phoneColumn(app, ({ phone_number }: ContactMessage) => phone_number),
      {
        key: 'arrived',
        header: t('message.arrived'),
        ordering: 'created_on',
        value: ({ created_on }) => formatDate(locale, created_on),
      },
      stateColumn({
        key: 'is_handled',
        header: t('message.state'),
        text: ({ is_handled, answers = [] }) => {
          if (!is_handled) return t('message.open');
          return t(answers.length > 0 ? 'message.answered' : 'message.handled');
        },
        isOn: ({ is_handled }) => !is_handled,
        tone: 'warning',
      }),
    ],
    filters: [
      searchFilter(app, t('message.searchHint')),
      yesNoFilter(app, 'is_handled', t('message.handled')),
    ],
    service: records.contact,
    permissions: recordPermissions(role, 'contact'),
    formSize: 'large',
    empty: (
      <>
        <b>{t('message.emptyTitle')}</b>
        <p>{t('message.empty')}</p>
      </>
    ),
    form: (close) => (
      <>
        {close.record && (
          <ContactQuestion
            message={close.record}
            labels={{ from: t('message.from'), text: t('message.text'), phone: app('admin.phone') }}
          />
        )}
        {close.record?.answers ? (
          <FreshMessage message={close.record}>
            {(message, answer) => (
              <>
                <ContactAnswers
                  answers={message.answers ?? []}
                  labels={{
                    by: (name, when) =>
                      t('message.answeredBy', { name, when: formatDate(locale, when, 'time') }),
                    status: (status) => t(`message.${status === 'sent' ? 'delivered' : status}`),
                  }}
                />
                <StateButton
                  message={message}
                  label={t(message.is_handled ? 'message.reopen' : 'message.handledElsewhere')}
                  onChanged={close.onSaved}
                />
                <RecordForm
                  title={t(message.email ? 'message.answer' : 'message.answerBySms')}
                  mode="create"
                  fields={[
                    {
                      kind: 'textarea',
                      name: 'text',
                      label: t('message.yourAnswer'),
                      hint: t(
                        message.email ? 'message.yourAnswerHint' : 'message.yourAnswerSmsHint',
                        message,
                      ),
                      required: t('message.answerRequired'),
                      maxLength: 2000,
                      span: 'full',
                    },
                  ]}
                  save={({ text }, options) => answer(text, options)}
                  savedMessage={t('message.sent', { to: message.email || message.phone_number })}
                  onSaved={close.onSaved}
                  onCancel={close.onCancel}
                  submitLabel={t('message.send')}
                />
              </>
            )}
          </FreshMessage>
        ) : (
          <>
            {close.record?.email && (
              <MailLink
                email={close.record.email}
                subject={close.record.subject || t('message.noSubject')}
                label={t('message.answer')}
              />
            )}
            <ResourceForm
              {...close}
              title={t('message.one')}
              fields={[
                {
                  kind: 'checkbox',
                  name: 'is_handled',
                  label: t('message.handled'),
                  hint: t('message.handledHint'),
                  span: 'full',
                },
              ]}
              update={(id, { is_handled }, options) =>
                records.contact.update(id, { is_handled: Boolean(is_handled) }, options)
              }
            />
          </>
        )}
      </>
    ),
  }),
});

/** The beginning of a message without a subject. */
function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}
