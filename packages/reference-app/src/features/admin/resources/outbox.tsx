import type { Message, MessageStatus } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Badge, type BadgeProps, BulkDialog, formatDate, type Locale } from '@udongo/ui';
import { languageOf } from '../../../messages/languages.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { searchFilter } from '../resourceFields.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { MessageText } from './MessageText.tsx';
import { readOutbox } from './readOutbox.ts';
import { SmsForm } from './SmsForm.tsx';

const channels = ['email', 'sms'] as const;
const statuses = ['queued', 'sending', 'sent', 'delivered', 'skipped', 'failed', 'unknown'] as const;
const tones = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  delivered: 'success',
  skipped: 'neutral',
  failed: 'error',
  unknown: 'warning',
} as const satisfies Record<MessageStatus, BadgeProps['tone']>;

/** Says in the language of the page why a message was not sent. */
const toWords = (locale: Locale, text: string) => languageOf(locale).translateServerText(text);

export const resource = defineResource({
  texts: {
    en: {
      message: {
        when: 'Written',
        to: 'To',
        toHint: 'Email, phone number, words',
        channel: 'Sent by',
        email: 'Email',
        sms: 'Text message',
        status: 'State',
        queued: 'Waiting',
        sending: 'On its way',
        sent: 'Sent',
        delivered: 'Arrived',
        skipped: 'Skipped',
        failed: 'Not sent',
        unknown: 'Unconfirmed',
        text: 'Text',
        hidden: 'Not kept',
        cost: 'Cost (KES)',
        parts: 'Parts',
        reason: 'Reason',
        booking: 'Booking',
        openBooking: 'Open the booking',
        one: 'Message',
        oneOf: 'Message of {name}',
        add: 'Write a text message',
        again: 'Send again',
        againTitle: 'Send these messages again?',
        againHint:
          'A message that was sent, or that is still waiting, is refused. A message in the state “Unconfirmed” can arrive twice.',
        unconfirmedHint: 'It can arrive twice.',
        againProgress: 'Message {done} of {count}',
        againFailed: '{done} of {count} will be sent again. These are refused:',
        againDone: 'The messages will be sent again.',
        emptyTitle: 'No messages yet',
        empty: 'Emails and text messages to people are listed here, also those that you write.',
      },
    },
    sw: {
      message: {
        when: 'Uliandikwa',
        to: 'Kwa',
        toHint: 'Barua pepe, nambari ya simu, maneno',
        channel: 'Njia',
        email: 'Barua pepe',
        sms: 'Ujumbe mfupi',
        status: 'Hali',
        queued: 'Unasubiri',
        sending: 'Uko njiani',
        sent: 'Umetumwa',
        delivered: 'Umefika',
        skipped: 'Umerukwa',
        failed: 'Haukutumwa',
        unknown: 'Haujathibitishwa',
        text: 'Maandishi',
        hidden: 'Hayahifadhiwi',
        cost: 'Gharama (KES)',
        parts: 'Sehemu',
        reason: 'Sababu',
        booking: 'Miadi',
        openBooking: 'Fungua miadi',
        one: 'Ujumbe',
        oneOf: 'Ujumbe wa {name}',
        add: 'Andika ujumbe mfupi',
        again: 'Tuma tena',
        againTitle: 'Unataka kutuma ujumbe huu tena?',
        againHint:
          'Ujumbe uliotumwa, au unaosubiri, hukataliwa. Ujumbe wenye hali “Haujathibitishwa” unaweza kufika mara mbili.',
        unconfirmedHint: 'Unaweza kufika mara mbili.',
        againProgress: 'Ujumbe {done} wa {count}',
        againFailed: '{done} kati ya {count} utatumwa tena. Hizi zimekataliwa:',
        againDone: 'Ujumbe utatumwa tena.',
        emptyTitle: 'Bado hakuna ujumbe',
        empty: 'Barua pepe na ujumbe mfupi kwa watu huorodheshwa hapa, pia ule unaoandika wewe.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Message> => {
    /** Subject, then text; a skipped message has no reader, so its reason is enough. */
    const inShort = ({ status, subject, reason, text }: Message) => {
      const why = toWords(locale, reason);
      const said = status === 'skipped' && why ? why : [why, text].filter(Boolean).join('\n');
      return [subject, said || t('message.hidden')].filter(Boolean).join(' · ');
    };
    return {
      defaultOrdering: '-id',
      columns: [
        {
          key: 'created_on',
          header: t('message.when'),
          ordering: 'id',
          value: ({ created_on }) => created_on,
          cell: ({ created_on }) => formatDate(locale, created_on, 'time'),
        },
        {
          ...phoneColumn(
            app,
            ({ channel, recipient }: Message) => (channel === 'sms' ? recipient : null),
            ({ recipient }) => recipient,
          ),
          header: t('message.to'),
        },
        { key: 'channel', header: t('message.channel'), value: ({ channel }) => t(`message.${channel}`) },
        {
          key: 'status',
          header: t('message.status'),
          value: ({ status }) => t(`message.${status}`),
          cell: ({ status }) => <Badge tone={tones[status]}>{t(`message.${status}`)}</Badge>,
        },
        {
          key: 'text',
          header: t('message.text'),
          value: inShort,
          cell: (message) => <MessageText text={inShort(message)} />,
        },
        { key: 'cost', header: t('message.cost'), align: 'end', value: ({ cost }) => cost },
      ],
      rowName: ({ created_on, recipient }) =>
        `${formatDate(locale, created_on, 'time')}, ${formatPhone(recipient)}`,
      filters: [
        searchFilter(app, t('message.toHint')),
        {
          kind: 'select',
          name: 'channel',
          label: t('message.channel'),
          options: channels.map((value) => ({ value, label: t(`message.${value}`) })),
        },
        {
          kind: 'select',
          name: 'status',
          label: t('message.status'),
          options: statuses.map((value) => ({ value, label: t(`message.${value}`) })),
        },
      ],
      bulkActions: [
        {
          key: 'again',
          label: t('message.again'),
          dialog: (bulk) => (
            <BulkDialog
              {...bulk}
              title={t('message.againTitle')}
              start={t('message.again')}
              act={({ id }, options) => records.messages.sendAgain(id, options)}
              progress={(done, count) => t('message.againProgress', { done, count })}
              failed={(done, count) => t('message.againFailed', { done, count })}
              done={t('message.againDone')}
            >
              <p>{t('message.againHint')}</p>
            </BulkDialog>
          ),
        },
      ],
      service: readOutbox(records),
      formSize: 'panel',
      addTitle: t('message.add'),
      listWords: {
        addNew: t('message.add'),
        // The title of the panel, too.
        update: t('message.one'),
        updateOne: t('message.oneOf', { name: '{name}' }),
      },
      form: ({ record, onSaved, onCancel }) =>
        record ? (
          <MessagePanel
            message={record}
            facts={[
              [t('message.when'), formatDate(locale, record.created_on, 'time')],
              [t('message.channel'), t(`message.${record.channel}`)],
              [t('message.status'), t(`message.${record.status}`)],
              ...(record.reason ? [[t('message.reason'), toWords(locale, record.reason)] as const] : []),
              ...(record.channel === 'sms'
                ? ([
                    [t('message.parts'), record.parts],
                    [t('message.cost'), record.cost],
                  ] as const)
                : []),
            ]}
            labels={{
              to: t('message.to'),
              booking: t('message.booking'),
              openBooking: t('message.openBooking'),
              text: t('message.text'),
              hidden: t('message.hidden'),
              again: t('message.again'),
              againDone: t('message.againDone'),
              unconfirmed: t('message.unconfirmedHint'),
            }}
            onSent={onSaved}
          />
        ) : (
          <SmsForm title={t('message.add')} onSaved={onSaved} onCancel={onCancel} />
        ),
      empty: (
        <>
          <b>{t('message.emptyTitle')}</b>
          <p>{t('message.empty')}</p>
        </>
      ),
    };
  },
});
