import { Icon, useLocale } from '@udongo/ui';
import { NavLink, useLocation } from 'react-router';
import { type Group, type Section, sectionsOf, titleOf } from '../features/admin/registry.ts';
import { mayBook, mayCall, mayCollect } from '../lib/mayCall.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { Popover } from './Popover.tsx';
import './navigation.css';

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
        {sections.map(({ title, groups }) =>
          title ? (
            <li key={title.en}>
              <Menu groups={groups} title={title} inRow={inRow} />
            </li>
          ) : (
            groups.map((group) => <Places key={group.entries[0]?.path} group={group} />)
          ),
        )}
      </ul>
    </nav>
  );
}

function Places({ group }: { group: Group }) {
  const locale = useLocale();
  const role = useUser()?.role;
  return group.entries.map((entry) => (
    <li key={entry.path}>
      <NavLink to={`/${entry.path}${(role && entry.opensOn?.[role]) ?? ''}`} className="app-navigation__link">
        {titleOf(entry, role, locale)}
      </NavLink>
    </li>
  ));
}

interface MenuProps extends Required<NavigationProps> {
  groups: Section['groups'];
  title: NonNullable<Section['title']>;
}

function Menu({ groups, title, inRow }: MenuProps) {
  const name = title[useLocale()];
  const isHere = useIsHere();
  const places = (
    <ul aria-label={name} className="app-navigation__groups">
      {groups.map((group) => (
        <li key={group.entries[0]?.path}>
          {inRow || groups.length === 1 ? <NamedGroup group={group} /> : <FoldedGroup group={group} />}
        </li>
      ))}
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
          data-here={groups.some(isHere) || undefined}
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

function NamedGroup({ group }: { group: Group }) {
  const name = group.title?.[useLocale()];
  return (
    <>
      <div className="app-navigation__group" aria-hidden="true">
        {name}
      </div>
      <ul aria-label={name}>
        <Places group={group} />
      </ul>
    </>
  );
}

/** The places of a long menu on a phone, under a name to press; those beside the page that is open are shown. */
function FoldedGroup({ group }: { group: Group }) {
  const name = group.title?.[useLocale()];
  const isHere = useIsHere();
  return (
    <details open={isHere(group)}>
      <summary className="app-navigation__link">
        {name}
        <Icon name="chevronDown" width={16} height={16} />
      </summary>
      <ul aria-label={name}>
        <Places group={group} />
      </ul>
    </details>
  );
}

/** Tells whether the page that is open is one of a group. */
function useIsHere() {
  const { pathname } = useLocation();
  return ({ entries }: Group) => entries.some(({ path }) => pathname.split('/')[1] === path);
}
