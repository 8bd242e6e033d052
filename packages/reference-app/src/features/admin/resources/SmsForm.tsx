import { measureSms, toSmsText } from '@udongo/sdk/sms';
import { formatKes, parseKenyanPhone } from '@udongo/sdk/values';
import { RecordForm, type TranslationOf } from '@udongo/ui';
import { useState } from 'react';
import { createTexts } from '../../../messages/createTexts.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';

const en = {
  sms: {
    recipients: 'Phone numbers',
    recipientsHint: 'One on each line, or separated by commas; 500 at most.',
    recipientsRequired: 'Give at least one phone number',
    wrong: '{number} is not a Kenyan mobile number',
    tooMany: 'At most 500 phone numbers at once',
    message: 'Message',
    messageRequired: 'Message is required',
    size: {
      one: '{count} part for each person, {left} characters left.',
      other: '{count} parts for each person, {left} characters left.',
    },
    unicode:
      'A character outside the alphabet of text messages, such as an emoji, makes each part 70 characters short.',
    cost: 'About {cost} for {people}.',
    people: { one: '{count} person', other: '{count} people' },
    class: 'Kind',
    classRequired: 'Choose a kind',
    classHint:
      'A message about a booking goes at any time. An advertisement goes only to people who agreed to reminders, from 8:00 to 18:00.',
    transactional: 'About a booking or account',
    promotional: 'Advertisement',
    send: 'Send',
    sent: 'The text messages are on their way.',
  },
} as const;
const sw: TranslationOf<typeof en> = {
  sms: {
    recipients: 'Nambari za simu',
    recipientsHint: 'Moja kwa kila mstari, au zitenganishwe kwa mkato; zisizidi 500.',
    recipientsRequired: 'Weka angalau nambari moja ya simu',
    wrong: '{number} si nambari ya simu ya mkononi ya Kenya',
    tooMany: 'Nambari zisizidi 500 kwa mara moja',
    message: 'Ujumbe',
    messageRequired: 'Ujumbe unahitajika',
    size: {
      one: 'Sehemu {count} kwa kila mtu, herufi {left} zimebaki.',
      other: 'Sehemu {count} kwa kila mtu, herufi {left} zimebaki.',
    },
    unicode:
      'Herufi iliyo nje ya alfabeti ya ujumbe mfupi, kama emoji, hufanya kila sehemu iwe na herufi 70 tu.',
    cost: 'Takriban {cost} kwa {people}.',
    people: { one: 'mtu {count}', other: 'watu {count}' },
    class: 'Aina',
    classRequired: 'Chagua aina',
    classHint:
      'Ujumbe kuhusu miadi hutumwa wakati wowote. Tangazo hutumwa tu kwa watu waliokubali vikumbusho, saa 2 asubuhi hadi saa 12 jioni.',
    transactional: 'Kuhusu miadi au akaunti',
    promotional: 'Tangazo',
    send: 'Tuma',
    sent: 'Ujumbe mfupi uko njiani.',
  },
};
const useSmsText = createTexts(en, sw);

interface SmsFormProps {
  title: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** A form that sends a text message to several people; while they type, it shows the number of parts and the price. */
export function SmsForm({ title, onSaved, onCancel }: SmsFormProps) {
  const t = useSmsText();
  const { records } = useServices();
  const { data: settings } = useLoaded((_: null, options) => records.settings.get(options), null);
  const [typed, setTyped] = useState({ message: '', phone_numbers: '' });
  const numbers = splitNumbers(typed.phone_numbers);
  return (
    <div
      onInput={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        const { name, value } = target;
        if (name in typed) setTyped((before) => ({ ...before, [name]: value }));
      }}
    >
      <RecordForm
        title={title}
        mode="create"
        values={{ class: 'transactional' }}
        fields={[
          {
            kind: 'textarea',
            name: 'phone_numbers',
            label: t('sms.recipients'),
            hint: t('sms.recipientsHint'),
            required: t('sms.recipientsRequired'),
          },
          {
            kind: 'textarea',
            name: 'message',
            label: t('sms.message'),
            required: t('sms.messageRequired'),
            maxLength: 480,
            hint: <Size text={typed.message} people={numbers.length} price={settings?.sms_price} t={t} />,
          },
          {
            kind: 'select',
            name: 'class',
            label: t('sms.class'),
            hint: t('sms.classHint'),
            required: t('sms.classRequired'),
            span: 'full',
            options: [
              { value: 'transactional', label: t('sms.transactional') },
              { value: 'promotional', label: t('sms.promotional') },
            ],
          },
        ]}
        check={({ phone_numbers }) => {
          const given = splitNumbers(phone_numbers);
          const wrong = given.find((number) => parseKenyanPhone(number) === null);
          if (wrong) return { phone_numbers: t('sms.wrong', { number: wrong }) };
          return given.length > 500 ? { phone_numbers: t('sms.tooMany') } : {};
        }}
        save={({ phone_numbers, ...message }, options) =>
          records.sms.send({ ...message, phone_numbers: splitNumbers(phone_numbers) }, options)
        }
        savedMessage={t('sms.sent')}
        submitLabel={t('sms.send')}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </div>
  );
}

interface SizeProps {
  text: string;
  people: number;
  /** KES for a part; undefined where the service does not say. */
  price: string | undefined;
  t: ReturnType<typeof useSmsText>;
}

function Size({ text, people, price, t }: SizeProps) {
  const { parts, left, isUnicode } = measureSms(toSmsText(text));
  const cost = formatKes(parts * people * Number(price ?? 0));
  return (
    <>
      {t('sms.size', { count: parts, left })}
      {isUnicode && ` ${t('sms.unicode')}`}
      {price !== undefined && ` ${t('sms.cost', { cost, people: t('sms.people', { count: people }) })}`}
    </>
  );
}

function splitNumbers(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((number) => number.trim())
    .filter(Boolean);
}
