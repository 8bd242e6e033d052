import { todayInNairobi } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { contactAnswers, contactMessages } from '../../db/schema.ts';
import { readSettings } from '../platform/settings.ts';
import { writeWords } from './messageTemplates.ts';
import { writeDay } from './notifications/NoticeText.ts';
import type { Prepared, Task } from './Task.ts';

const about = { en: 'Your message', sw: 'Ujumbe wako' } as const;

/**
 * The answer of an administrator; in an email with the question below it, to which a reply arrives at the service, not at the sender
 * of all mails.
 */
export async function prepareContactAnswer(
  db: Db,
  { id, channel, language, support }: Task,
): Promise<Prepared> {
  const [row] = await db
    .select()
    .from(contactAnswers)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.contact_message_id))
    .where(eq(contactAnswers.message_id, id));
  if (!row) return { skipped: 'The message is gone.' };
  const { contact_answers: answer, contact_messages: asked } = row;
  if (channel === 'sms') {
    return { subject: '', html: '', text: `${answer.text}\n${answer.answered_by}, Udongo` };
  }
  const words = writeWords(
    'contact_answer',
    language,
    {
      about: asked.subject || about[language],
      name: asked.name,
      answer: answer.text,
      by: answer.answered_by,
      day: writeDay(language, todayInNairobi(asked.created_on)),
      quote: asked.message.replace(/^/gm, '> '),
    },
    support,
  );
  const { support_email } = await readSettings(db);
  return support_email === '' ? words : { ...words, replyTo: support_email };
}
