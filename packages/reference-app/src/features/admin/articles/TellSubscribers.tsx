import { type Blog, isRefusal } from '@udongo/sdk';
import { Button, formatDate, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useArticleText } from './articleTexts.ts';

interface TellSubscribersProps {
  /** As everybody reads it. */
  article: Blog;
  /** While there are changes that nobody reads yet. */
  disabled: boolean;
}

/** Sends an article to the subscribers, once, after a question that says to how many. A service that cannot do it has no date of it. */
export function TellSubscribers({ article, disabled }: TellSubscribersProps) {
  const t = useArticleText();
  const locale = useLocale();
  const { udongo, toaster, failures } = useServices();
  const [count, setCount] = useState<number>();
  const [pending, setPending] = useState(false);
  const [toldNow, setToldNow] = useState<string>();
  const toldOn = toldNow ?? article.subscribers_told_on;
  if (toldOn === undefined) return null;
  if (toldOn !== null) {
    return <p className="app-quiet">{t('article.toldOn', { time: formatDate(locale, toldOn, 'time') })}</p>;
  }

  const ask = async () => {
    setPending(true);
    try {
      const { language } = article;
      const page = await udongo.subscribers.list({ is_active: true, language, limit: 1 });
      if (page.count > 0) setCount(page.count);
      else toaster.show({ tone: 'info', message: t('article.tellNobody') });
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  const tell = async () => {
    try {
      const { subscribers } = await udongo.blogs.tellSubscribers(article.id);
      setToldNow(new Date().toISOString());
      toaster.show({ tone: 'success', message: t('article.told', { count: subscribers }) });
    } catch (error) {
      if (!isRefusal(error, 'blogs.tellSubscribers', 409)) throw error;
      setCount(undefined);
      toaster.show({ tone: 'error', message: t('article.tellRefused') });
    }
  };
  return (
    <div className="app-actions">
      <Button disabled={disabled} pending={pending} onClick={() => void ask()}>
        {t('article.tell')}
      </Button>
      {count !== undefined && (
        <ActionDialog
          title={t('article.tellTitle')}
          description={t('article.tellText', { count })}
          submit={t('article.tellSend')}
          isQuestion
          act={tell}
          onClose={() => setCount(undefined)}
        >
          {t('article.tellHow')}
        </ActionDialog>
      )}
    </div>
  );
}
