import type { ContactMessage } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { Facts } from '../../../components/Facts.tsx';
import { PhoneLinks } from '../../../components/PhoneLinks.tsx';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

/** Messages of the contact form. They are read, answered by e-mail and ticked off here. */
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
        handled: 'Dealt with',
        handledHint: 'Tick this once it is answered',
        answer: 'Answer by email',
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
        handled: 'Umeshughulikiwa',
        handledHint: 'Weka alama hapa ukishajibu',
        answer: 'Jibu kwa barua pepe',
        searchHint: 'Jina, barua pepe, maneno',
        emptyTitle: 'Bado hakuna ujumbe',
        empty: 'Yanayoandikwa kwenye ukurasa wa “Wasiliana nasi” hufika hapa.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<ContactMessage> => ({
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
        key: 'state',
        header: t('message.state'),
        text: ({ is_handled }) => t(is_handled ? 'message.handled' : 'message.open'),
        isOn: ({ is_handled }) => !is_handled,
      }),
    ],
    filters: [
      searchFilter(app, t('message.searchHint')),
      yesNoFilter(app, 'is_handled', t('message.handled')),
    ],
    service: records.contact,
    permissions: { create: false },
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
          <Message
            message={close.record}
            labels={{ from: t('message.from'), text: t('message.text'), phone: app('admin.phone') }}
            answer={t('message.answer')}
            subject={close.record.subject || t('message.noSubject')}
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
    ),
  }),
});

interface MessageProps {
  message: ContactMessage;
  labels: { from: string; text: string; phone: string };
  /** The text of the link that begins an answer, and what it is about. */
  answer: string;
  subject: string;
}

function Message({ message: { name, email, phone_number, message }, labels, answer, subject }: MessageProps) {
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <>
      <Facts
        facts={[
          [labels.from, `${name} (${email})`],
          ...(phone_number ? [[labels.phone, <PhoneLinks key="phone" phone={phone_number} />] as const] : []),
          [
            labels.text,
            <p key="text" className="app-lines">
              {message}
            </p>,
          ],
        ]}
      />
      <div className="app-actions">
        <a className="udongo-button" data-variant="secondary" href={mail}>
          {answer}
        </a>
      </div>
    </>
  );
}

/** The beginning of a message without a subject. */
function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}
