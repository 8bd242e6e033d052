import { Button, Field, Input } from '@udongo/ui';
import { useState } from 'react';
import { useText } from '../../messages/translator.ts';

interface SearchBarProps {
  /** The search that the rows match. */
  applied: string;
  onSearch: (search: string) => void;
  onRefresh: () => void;
  pending: boolean;
}

/** What is typed here counts once Search or Enter is pressed. Source: specification section 2. */
export function SearchBar({ applied, onSearch, onRefresh, pending }: SearchBarProps) {
  const t = useText();
  const [typed, setTyped] = useState(applied);
  const [before, setBefore] = useState(applied);
  // Going back in the history applies another search.
  if (applied !== before) {
    setBefore(applied);
    setTyped(applied);
  }

  return (
    <search className="app-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field label={t('bookings.search')} span="full">
          <Input
            type="search"
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('bookings.searchHint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div className="app-actions">
          <Button type="submit" variant="primary">
            {t('bookings.search')}
          </Button>
          <Button
            onClick={() => {
              setTyped('');
              onSearch('');
            }}
          >
            {t('bookings.reset')}
          </Button>
          <Button pending={pending} onClick={onRefresh}>
            {t('bookings.refresh')}
          </Button>
        </div>
      </form>
    </search>
  );
}
