import {
  ApiError,
  type CallOptions,
  type ContactAnswer,
  type ContactMessage,
  type MessageStatus,
} from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../components/Facts.tsx';
import { PhoneLinks } from '../../../components/PhoneLinks.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import './contact-parts.css';

interface ContactQuestionProps {
  message: ContactMessage;
  labels: { from: string; text: string; phone: string };
}

/** A message from the contact form. */
export function ContactQuestion({
  message: { name, email, phone_number, message },
  labels,
}: ContactQuestionProps) {
  return (
    <Facts
      facts={[
        [labels.from, email ? `${name} (${email})` : name],
        ...(phone_number ? [[labels.phone, <PhoneLinks key="phone" phone={phone_number} />] as const] : []),
        [
          labels.text,
          <p key="text" className="app-lines">
            {message}
          </p>,
        ],
      ]}
    />
  );
}

interface ContactAnswersProps {
  answers: readonly ContactAnswer[];
  labels: { by: (name: string, when: string) => string; status: (status: MessageStatus) => string };
}

/** The answers to a message: by whom, when, and whether the email was sent. */
export function ContactAnswers({ answers, labels }: ContactAnswersProps) {
  return answers.map(({ text, answered_by, created_on, status }) => (
    <figure key={created_on} className="app-answer">
      <figcaption>
        {labels.by(answered_by, created_on)} · {labels.status(status)}
      </figcaption>
      <p className="app-lines">{text}</p>
    </figure>
  ));
}

interface FreshMessageProps {
  message: ContactMessage;
  /** Draws the message; `answer` sends a text, and shows what somebody else answered first. */
  children: (message: ContactMessage, answer: AnswerPort) => ReactNode;
}

type AnswerPort = (text: string, options: CallOptions) => Promise<ContactMessage>;

/** A message with the answers of everybody. */
export function FreshMessage({ message, children }: FreshMessageProps) {
  const { records } = useServices();
  const [shown, setShown] = useState(message);
  return children(shown, async (text, options) => {
    const { id, answers = [] } = shown;
    try {
      return await records.contact.answer(id, { text, answers_seen: answers.length }, options);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setShown(await records.contact.get(id, options));
      throw error;
    }
  });
}

/** Begins an answer in the own mail program. */
export function MailLink({ email, subject, label }: { email: string; subject: string; label: string }) {
  return (
    <div className="app-actions app-contact__action">
      <a
        className="udongo-button"
        data-variant="secondary"
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
      >
        {label}
      </a>
    </div>
  );
}

interface StateButtonProps {
  message: ContactMessage;
  label: string;
  onChanged: () => void;
}

/** Says that a message is dealt with, or that it is open again. */
export function StateButton({ message: { id, is_handled }, label, onChanged }: StateButtonProps) {
  const { records, failures } = useServices();
  const [pending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    try {
      await records.contact.update(id, { is_handled: !is_handled });
      onChanged();
    } catch (error) {
      failures.report(error);
      setPending(false);
    }
  };
  return (
    <div className="app-actions app-contact__action">
      <Button pending={pending} onClick={() => void change()}>
        {label}
      </Button>
    </div>
  );
}
