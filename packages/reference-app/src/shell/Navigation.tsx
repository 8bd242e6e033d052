import { Icon, useLocale } from '@udongo/ui';
import { NavLink, useLocation } from 'react-router';
import { type Group, nameOf, type Section, sectionsOf, titleOf } from '../features/admin/registry.ts';
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
            <li key={title}>
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
      <NavLink to={`/${entry.path}`} className="app-navigation__link">
        {titleOf(entry, role, locale)}
      </NavLink>
    </li>
  ));
}

interface MenuProps extends Required<NavigationProps> {
  groups: Section['groups'];
  title: NonNullable<Section['title']>;
}

/** Places under the names of their groups. On a phone, several groups are folded but for that of the open page. */
function Menu({ groups, title, inRow }: MenuProps) {
  const locale = useLocale();
  const here = useLocation().pathname.split('/')[1];
  const isHere = ({ entries }: Group) => entries.some(({ path }) => path === here);
  const name = nameOf(title, locale);
  const heading = (text: string | undefined) => (
    <div className="app-navigation__title" aria-hidden="true">
      {text}
    </div>
  );
  const chevron = <Icon name="chevronDown" width={16} height={16} />;
  const places = (
    <ul aria-label={name} className="app-navigation__groups">
      {groups.map((group) => {
        const groupName = group.title && nameOf(group.title, locale);
        const list = (
          <ul aria-label={groupName}>
            <Places group={group} />
          </ul>
        );
        return (
          <li key={groupName}>
            {inRow || groups.length === 1 ? (
              <>
                {heading(groupName)}
                {list}
              </>
            ) : (
              <details open={isHere(group)}>
                <summary className="app-navigation__link">
                  {groupName}
                  {chevron}
                </summary>
                {list}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (!inRow) {
    return (
      <>
        {heading(name)}
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
          {chevron}
        </button>
      )}
    >
      {places}
    </Popover>
  );
}
