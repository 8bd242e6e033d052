import type { CallOptions, Faq, Language } from '@udongo/sdk';
import { Badge, Button, Card, Field, Select, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
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
    (asked: Language, options: CallOptions) =>
      records.faqs.list({ language: asked, ordering: 'position', limit: 200 }, options),
    [records],
  );
  const { data, reload } = useLoaded(ask, language);
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
      <OrderedFaqs
        key={data.results.map(({ id, position }) => `${id}:${position}`).join()}
        faqs={data.results}
        onSaved={reload}
      />
    </Card>
  );
}

interface OrderedFaqsProps {
  faqs: readonly Faq[];
  onSaved: () => void;
}

function OrderedFaqs({ faqs, onSaved }: OrderedFaqsProps) {
  const t = useFaqOrderText();
  const { records, toaster, failures } = useServices();
  const [ordered, setOrdered] = useState(faqs);
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const move = (from: number, to: number) => {
    const faq = ordered[from];
    if (!faq || to < 0 || to >= ordered.length) return;
    setOrdered(moveItem(ordered, from, to));
    const { question } = faq;
    setSaid(t('faqOrder.place', { question, place: to + 1, count: ordered.length }));
  };
  const { dragged, listProps, handleProps } = useDragOrder(move);
  const isChanged = ordered.some((faq, index) => faq !== faqs[index]);
  const save = async () => {
    setPending(true);
    try {
      for (const [index, faq] of ordered.entries()) {
        const position = (index + 1) * 10;
        if (faq.position === position) continue;
        await records.faqs.update(faq.id, { ...faq, position });
        // Where a later one is refused, saving again sends only the rest.
        setOrdered((now) => now.map((each) => (each.id === faq.id ? { ...each, position } : each)));
      }
      toaster.show({ tone: 'success', message: t('faqOrder.saved') });
      onSaved();
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  const undo = () => {
    setOrdered(faqs);
    // A refused save may have moved some of them.
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
          <Button onClick={undo}>{t('faqOrder.undo')}</Button>
        </div>
      )}
    </>
  );
}
