import { useRef, useState } from 'react';
import { ownForm } from '../lib/ownForm.ts';
import { Button, Field, Input } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts } from './ListParts.ts';
import type { ListLayout, ListSettings, ListView } from './listSettings.ts';
import { useStoreValue } from './useAdminListStore.ts';
import { viewTexts } from './viewTexts.ts';

interface ViewChoiceProps<Row> extends Pick<ListSettings, 'views' | 'defaultView'> {
  parts: ListParts<Row>;
  /** The layout on the screen, for a new view. */
  layout: ListLayout;
  change: (settings: Partial<ListSettings>) => void;
}

/** The saved views of a list: shows, saves, renames and deletes one, and chooses the one that opens first. */
export function ViewChoice<Row>({ parts, views, defaultView, layout, change }: ViewChoiceProps<Row>) {
  const { store } = parts;
  const t = useMessages(viewTexts);
  const list = useMessages(adminListTexts);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [renamed, setRenamed] = useState<string>();
  const [error, setError] = useState<string>();
  const [deleted, setDeleted] = useState<ListView & { wasDefault: boolean }>();
  useStoreValue(store, ({ applied }) => applied);
  const now = store.getView();
  const isShown = (query: string, its: ListLayout) =>
    query === now && JSON.stringify(its) === JSON.stringify(layout);

  const save = () => {
    const given = name.trim();
    setError(given ? undefined : t('adminListView.nameNeeded'));
    if (!given) return input.current?.focus();
    const old = views.find((view) => view.name === renamed) ?? { query: now, layout };
    const others = views.filter((view) => view.name !== given && view.name !== renamed);
    change({
      views: [...others, { ...old, name: given }],
      ...(renamed && renamed === defaultView && { defaultView: given }),
    });
    setName('');
    setRenamed(undefined);
    setDeleted(undefined);
  };
  const remove = (gone: ListView) => {
    const wasDefault = gone.name === defaultView;
    setDeleted({ ...gone, wasDefault });
    change({
      views: views.filter((view) => view !== gone),
      ...(wasDefault && { defaultView: undefined }),
    });
    // The pressed button disappears.
    input.current?.focus();
  };
  const undo = () => {
    if (!deleted) return;
    const { wasDefault, ...view } = deleted;
    change({ views: [...views, view], ...(wasDefault && { defaultView: view.name }) });
    setDeleted(undefined);
    input.current?.focus();
  };
  const rename = (old: string) => {
    setRenamed(old);
    setName(old);
    input.current?.focus();
  };
  const { Form, props } = ownForm(parts.as, save);

  return (
    <fieldset className="udongo-admin-list__view-group">
      <legend>{t('adminListView.views')}</legend>
      {views.length === 0 && <p>{t('adminListView.noViews')}</p>}
      <ul className="udongo-admin-list__view-list">
        {views.map((view) => (
          <li key={view.name}>
            <Button
              data-view=""
              aria-pressed={isShown(view.query, view.layout)}
              onClick={() => {
                change({ layout: view.layout });
                store.setView(view.query);
              }}
            >
              {view.name}
            </Button>
            <Button
              variant="quiet"
              aria-pressed={view.name === defaultView}
              aria-label={t('adminListView.defaultOne', { name: view.name })}
              onClick={() => change({ defaultView: view.name === defaultView ? undefined : view.name })}
              {...(view.name === defaultView && { icon: 'check' as const })}
            >
              {t('adminListView.default')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t('adminListView.renameOne', { name: view.name })}
              onClick={() => rename(view.name)}
            >
              {t('adminListView.rename')}
            </Button>
            <Button
              variant="danger"
              aria-label={t('adminListView.deleteOne', { name: view.name })}
              onClick={() => remove(view)}
            >
              {list('adminList.delete')}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {deleted && (
          <p>
            {t('adminListView.deleted', { name: deleted.name })}{' '}
            <Button variant="quiet" onClick={undo}>
              {t('adminListView.undo')}
            </Button>
          </p>
        )}
      </div>
      <Form {...props} className="udongo-admin-list__view-form">
        <Field label={t('adminListView.name')} error={error}>
          <Input ref={input} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit">{renamed ? t('adminListView.rename') : t('adminListView.save')}</Button>
      </Form>
    </fieldset>
  );
}
