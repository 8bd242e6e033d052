import type { PublicBooking } from '@udongo/sdk';
import { Card, formatDate, useLocale } from '@udongo/ui';
import { AskAbout, useMayAsk } from '../../components/AskAbout.tsx';
import { useStatusText } from './statusTexts.ts';

/** Card with what was asked about a booking and answered, and the way to ask. Draws nothing on a service without `questions`, and for staff where nobody asked. */
export function VisitorQuestions({ booking: { code = '', uuid, questions } }: { booking: PublicBooking }) {
  const t = useStatusText();
  const locale = useLocale();
  const mayAsk = useMayAsk();
  if (!questions || (questions.length === 0 && !mayAsk)) return null;
  return (
    <Card title={t('publicStatus.questions')}>
      {questions.map(({ message, created_on, answers }) => (
        <section key={created_on} className="app-question">
          <p className="app-quiet">{t('publicStatus.asked', { date: formatDate(locale, created_on) })}</p>
          <p className="app-question__text">{message}</p>
          {answers.map((answer) => (
            <blockquote key={answer.created_on} className="app-question__answer">
              <p className="app-question__text">{answer.text}</p>
              <p className="app-quiet">
                {t('publicStatus.answered', { date: formatDate(locale, answer.created_on) })}
              </p>
            </blockquote>
          ))}
          {answers.length === 0 && <p className="app-quiet">{t('publicStatus.open')}</p>}
        </section>
      ))}
      <div className="app-actions">
        <AskAbout code={code} uuid={uuid} />
      </div>
    </Card>
  );
}
