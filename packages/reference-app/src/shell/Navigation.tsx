import { Icon, useLocale } from '@udongo/ui';
import { NavLink, useLocation } from 'react-router';
import { type Section, sectionsOf, titleOf } from '../features/admin/registry.ts';
import { mayBook, mayCall, mayCollect } from '../lib/mayCall.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { Popover } from './Popover.tsx';

interface NavigationProps {
  /** Shows menus in a row that open on a press; otherwise everything is listed below its title. Default false. */
  inRow?: boolean;
}

/** The menu of the pages that this person can open. */
export function Navigation({ inRow = false }: NavigationProps) {
  const t = useText();
  const role = useUser()?.role;
  const { config } = useServices();
  const sections = role ? sectionsOf(role, config.withoutScreens) : [];
  return (
    <nav aria-label={t('shell.navigation')} className="app-navigation" data-row={inRow || undefined}>
      <ul>
        {mayBook(role) && (
          <li>
            <NavLink to="/book" className="app-navigation__link">
              {t('shell.book')}
            </NavLink>
          </li>
        )}
        {!role && (
          <li>
            <NavLink to="/status" className="app-navigation__link">
              {t('find.title')}
            </NavLink>
          </li>
        )}
        {role === 'agent' && !config.withoutScreens.includes('earnings') && (
          <li>
            <NavLink to="/earnings" className="app-navigation__link">
              {t('shell.earnings')}
            </NavLink>
          </li>
        )}
        {/* Administrators rarely collect: their home leads there. */}
        {mayCollect(role) && role !== 'administrator' && !config.withoutScreens.includes('to-collect') && (
          <li>
            <NavLink to="/to-collect" className="app-navigation__link">
              {t('shell.toCollect')}
            </NavLink>
          </li>
        )}
        {mayCall(role, 'samples.update') && !config.withoutScreens.includes('bench') && (
          <li>
            <NavLink to="/bench" className="app-navigation__link">
              {t('shell.bench')}
            </NavLink>
          </li>
        )}
        {sections.map((section) =>
          section.title ? (
            <li key={section.entries[0]?.path}>
              <Menu section={section} title={section.title} inRow={inRow} />
            </li>
          ) : (
            <Places key={section.entries[0]?.path} section={section} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Places({ section }: { section: Section }) {
  const locale = useLocale();
  const role = useUser()?.role;
  return section.entries.map((entry) => (
    <li key={entry.path}>
      <NavLink to={`/${entry.path}${(role && entry.opensOn?.[role]) ?? ''}`} className="app-navigation__link">
        {titleOf(entry, role, locale)}
      </NavLink>
    </li>
  ));
}

interface MenuProps extends Required<NavigationProps> {
  section: Section;
  title: NonNullable<Section['title']>;
}

function Menu({ section, title, inRow }: MenuProps) {
  const name = title[useLocale()];
  const { pathname } = useLocation();
  const isHere = section.entries.some(({ path }) => pathname.split('/')[1] === path);
  const places = (
    <ul aria-label={name}>
      <Places section={section} />
    </ul>
  );
  if (!inRow) {
    return (
      <>
        <div className="app-navigation__title" aria-hidden="true">
          {name}
        </div>
        {places}
      </>
    );
  }
  return (
    <Popover
      label={name}
      below
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="app-navigation__link app-navigation__menu"
          data-here={isHere || undefined}
        >
          {name}
          <Icon name="chevronDown" width={16} height={16} />
        </button>
      )}
    >
      {places}
    </Popover>
  );
}
