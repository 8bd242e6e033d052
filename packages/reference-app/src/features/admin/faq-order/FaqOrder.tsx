import type { CallOptions, Faq, Language } from '@udongo/sdk';
import { Badge, Button, Card, Field, Select, useLocale } from '@udongo/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { undone } from '../../../lib/undone.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { faqChanges } from './faqChanges.ts';
import { useFaqOrderText } from './faqOrderTexts.ts';
import { moveItem } from './moveItem.ts';
import { useDragOrder } from './useDragOrder.ts';
import './faq-order.css';

/** The order in which visitors read the questions of a language; nothing where there are fewer than two. */
export function FaqOrder() {
  const t = useFaqOrderText();
  const { records } = useServices();
  const [language, setLanguage] = useState<Language>(useLocale());
  const ask = useCallback(
    (asked: Language, options: CallOptions) => records.faqs.list(toQuery(asked), options),
    [records],
  );
  const { data, reload } = useLoaded(ask, language);
  const renew = useEffectEvent(reload);
  useEffect(() => {
    const ends = [faqChanges, undone].map((changes) => changes.subscribe(() => renew()));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  if (!data) return null;
  return (
    <Card title={t('faqOrder.title')}>
      <p className="app-quiet">{t('faqOrder.intro')}</p>
      <Field label={t('faqOrder.language')}>
        <Select
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'sw' ? 'sw' : 'en')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'sw', label: 'Kiswahili' },
          ]}
        />
      </Field>
      <OrderedFaqs key={language} language={language} faqs={data.results} onSaved={reload} />
    </Card>
  );
}

const toQuery = (language: Language) => ({ language, ordering: 'position', limit: 200 }) as const;

interface OrderedFaqsProps {
  language: Language;
  faqs: readonly Faq[];
  /** Called after each attempt to save, to load the questions again. */
  onSaved: () => void;
}

/** The order that somebody chose. */
interface Chosen {
  ids: readonly number[];
  /** The questions as they were loaded before this order was saved: later ones have it. */
  savedOver?: readonly Faq[];
}

function OrderedFaqs({ language, faqs, onSaved }: OrderedFaqsProps) {
  const t = useFaqOrderText();
  const { records, toaster, failures } = useServices();
  const [chosen, setChosen] = useState<Chosen>();
  const isTaken = chosen?.savedOver !== undefined && chosen.savedOver !== faqs;
  const ordered = chosen && !isTaken ? arrange(faqs, chosen.ids) : faqs;
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const move = (from: number, to: number) => {
    const faq = ordered[from];
    if (!faq || to < 0 || to >= ordered.length) return;
    setChosen({ ids: moveItem(ordered, from, to).map(({ id }) => id) });
    const { question } = faq;
    setSaid(t('faqOrder.place', { question, place: to + 1, count: ordered.length }));
  };
  const { dragged, listProps, handleProps } = useDragOrder(move);
  const isChanged = ordered.some((faq, index) => faq !== faqs[index]);
  const save = async () => {
    setPending(true);
    const ids = ordered.map(({ id }) => id);
    try {
      // Others can have changed a question since: each is sent as it is now.
      const fresh: Faq[] = [];
      for await (const faq of records.faqs.iterate(toQuery(language))) fresh.push(faq);
      for (const [index, faq] of arrange(fresh, ids).entries()) {
        const position = (index + 1) * 10;
        // Where a later one is refused, saving again sends only the rest.
        if (faq.position !== position) await records.faqs.update(faq.id, { ...faq, position });
      }
      toaster.show({ tone: 'success', message: t('faqOrder.saved') });
      setChosen({ ids, savedOver: faqs });
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
    onSaved();
  };
  return (
    <>
      <ol className="app-faq-order" {...listProps}>
        {ordered.map(({ id, question, is_published = true }, index) => (
          <li key={id} data-dragged={dragged === index || undefined}>
            <span className="app-faq-order__handle" aria-hidden="true" {...handleProps(index)}>
              ⠿
            </span>
            <span className="app-faq-order__question">
              {question} {!is_published && <Badge tone="neutral">{t('faqOrder.draft')}</Badge>}
            </span>
            <Button
              variant="quiet"
              aria-label={t('faqOrder.up', { question })}
              aria-disabled={index === 0 || undefined}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </Button>
            <Button
              variant="quiet"
              aria-label={t('faqOrder.down', { question })}
              aria-disabled={index === ordered.length - 1 || undefined}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
      <span role="status" className="udongo-hidden">
        {said}
      </span>
      {isChanged && (
        <div className="app-actions">
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {t('faqOrder.save')}
          </Button>
          <Button onClick={() => setChosen(undefined)}>{t('faqOrder.undo')}</Button>
        </div>
      )}
    </>
  );
}

/** The questions in the order of these ids; new ones come last. */
function arrange(faqs: readonly Faq[], ids: readonly number[]): Faq[] {
  const placeOf = ({ id }: Faq) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...faqs].sort((one, other) => placeOf(one) - placeOf(other));
}
