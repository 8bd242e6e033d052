import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { AdminList, type AdminListProps, createMemoryUrl } from '../src/admin-list/index.ts';
import { loadParts } from '../src/admin-list/loadParts.ts';
import { type Notification, UdongoProvider, type UdongoProviderProps } from '../src/provider/index.ts';
import { createPlotServer, type Plot, plotColumns, plotFilters } from './plots.ts';

// Rendered lists then have their dialogs with the first rows.
await loadParts();

type Props = Partial<AdminListProps<Plot>> & {
  width?: number;
  /** The element to draw it in. Default: one of its own. */
  container?: HTMLElement;
  filterKinds?: UdongoProviderProps['filterKinds'];
};

/** Opens a list of plots as wide as a desktop unless said otherwise. */
export function openPlots({ width = 1100, container, filterKinds = {}, ...props }: Props = {}, search = '') {
  const server = createPlotServer();
  const url = createMemoryUrl(search);
  const notifications: Notification[] = [];
  const notify = (notification: Notification) => notifications.push(notification);
  const draw = (given: Partial<AdminListProps<Plot>>) => (
    <StrictMode>
      <UdongoProvider notify={notify} filterKinds={filterKinds}>
        <div style={{ width }}>
          <AdminList
            title="Plots"
            columns={plotColumns}
            filters={plotFilters}
            rowKey={({ id }) => id}
            list={server.list}
            remove={server.remove}
            url={url}
            defaultOrdering="id"
            {...given}
          />
        </div>
      </UdongoProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(draw(props), container && { container });
  return {
    ...server,
    url,
    notifications,
    user: userEvent.setup(),
    rerender: (next: Partial<AdminListProps<Plot>>) => rerender(draw({ ...props, ...next })),
    unmount,
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The rows that are shown, without the header. */
export function rows() {
  return within(screen.getByRole('grid')).getAllByRole('row').slice(1);
}

/** Gives the text of each row's header. */
export const rowNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

export const found = (count: number) =>
  screen.findByText(`Found: ${count.toLocaleString('en-KE')} ${count === 1 ? 'record' : 'records'}`);
