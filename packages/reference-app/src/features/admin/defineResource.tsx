import type { Role, UdongoApi } from '@udongo/sdk';
import {
  AdminList,
  type Catalogue,
  createAgentFilterKind,
  createCatalogueTranslator,
  createCountyFilterKind,
  createCountyLookup,
  type FilterKind,
  type ListUrl,
  type Locale,
  type TranslateOf,
  type TranslationOf,
  useCropLabel,
  useLocale,
} from '@udongo/ui';
import { createReferrerLookup } from '@udongo/ui/internal';
import { type ComponentProps, type ComponentType, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ComponentProvider } from '../../components/ComponentProvider.tsx';
import type { NameKind } from '../../lib/createRecordNames.ts';
import { undone } from '../../lib/undone.ts';
import { usePageHeading } from '../../lib/usePageHeading.ts';
import { useWords, type Words } from '../../lib/useWords.ts';
import type { AppTranslate } from '../../messages/Language.ts';
import { languageOf } from '../../messages/languages.ts';
import { useText } from '../../messages/translator.ts';
import type { Services } from '../../services/createServices.ts';
import { useRouterUrl, useServices, useUser } from '../../services/ServicesContext.ts';
import { type NameOf, useRecordNames } from '../../services/useRecordNames.ts';
import { type UndoDelete, useUndoDelete } from '../../services/useUndoDelete.ts';
import { createBookingFilterKind } from './createBookingFilterKind.ts';
import { createCropFilterKind } from './createCropFilterKind.ts';
import { createOptionalFilterKind } from './createOptionalFilterKind.ts';
import { createUserFilterKind } from './createUserFilterKind.ts';
import { FilterLine } from './FilterLine.tsx';
import { type RecordRow, type ResourceList, toListProps, trackEdits } from './toListProps.ts';
import { useFreshList } from './useFreshList.ts';
import './admin.css';

export type { ResourceList } from './toListProps.ts';

/** The tools that a resource's declaration can use. */
export interface ResourceTools<Texts extends Catalogue> {
  /** The resource's own texts. */
  t: TranslateOf<Texts>;
  /** The texts of the whole app. */
  app: AppTranslate;
  /** The names of the contract's values. */
  words: Words;
  locale: Locale;
  /** The role of the person who looks at the list. */
  role: Role;
  /** Their user id. */
  userId: number;
  /** Screens that the installation leaves out, by their address. */
  withoutScreens: readonly string[];
  /** Stores the list's state in the address. */
  url: ListUrl;
  /** The API without the cache of lists: for the managed list and its changes, which a toast offers to undo. */
  records: UdongoApi;
  /** The API of resources that only their own page needs. */
  pick: Services['pick'];
  /** The API whose lists of counties, crops and agents come from a cache: for choosing from them. */
  udongo: UdongoApi;
  /** Names of the kinds that the declaration asks for. */
  nameOf: NameOf;
  titleAt: TitleAt;
  /** Restores a deleted record, then asks for the list again. */
  restore: UndoDelete['restore'];
}

interface Declaration<English extends Catalogue, Row extends RecordRow> {
  /** Texts by group; those in Kiswahili are a draft for a native speaker's review. */
  texts: { en: English; sw: TranslationOf<English> };
  /** The kinds of records whose ids are in these records, to load their names. Default: none. */
  names?: readonly NameKind[];
  list: (tools: ResourceTools<English>) => ResourceList<Row>;
}

interface PageProps {
  title: string;
  /** Default: none has a title. */
  titleAt?: TitleAt;
}

/** The title of the list at an address, such as 'bookings'. */
export type TitleAt = (path: string, locale: Locale) => string | undefined;

/** A resource that is managed: what its page draws. */
export interface Resource {
  Page: ComponentType<PageProps>;
}

const noNames: readonly NameKind[] = [];
const untitled: TitleAt = () => undefined;

/** Declares a resource: its texts, columns, filters, forms and actions. */
export function defineResource<const English extends Catalogue, Row extends RecordRow>({
  texts,
  names = noNames,
  list,
}: Declaration<English, Row>): Resource {
  const translators = {
    en: createCatalogueTranslator<English>('en', texts.en),
    sw: createCatalogueTranslator<English>('sw', texts.sw, texts.en),
  };

  function List({ title, titleAt = untitled }: PageProps) {
    const services = useServices();
    const { udongo, config } = services;
    const user = useUser();
    const role = user?.role ?? 'farmer';
    const userId = user?.id ?? 0;
    const locale = useLocale();
    const words = useWords();
    const url = useRouterUrl();
    const { pathname } = useLocation();
    const { nameOf, settle } = useRecordNames(names);
    const { hasBin, offerUndo, restore } = useUndoDelete();
    const [{ edits, records, pick }] = useState(() => trackEdits(services));
    const isKept = useRef(false);
    const { listWords, ...props } = useMemo(
      () =>
        toListProps(
          list({
            t: translators[locale],
            app: languageOf(locale).text,
            words,
            locale,
            role,
            userId,
            withoutScreens: config.withoutScreens,
            url,
            records,
            udongo,
            pick,
            nameOf,
            titleAt,
            restore,
          }),
          settle,
          { isKept, offerUndo: hasBin ? offerUndo : undefined, edits },
        ),
      [
        words,
        locale,
        role,
        userId,
        config,
        url,
        records,
        udongo,
        pick,
        nameOf,
        titleAt,
        settle,
        hasBin,
        offerUndo,
        restore,
        edits,
      ],
    );
    const { filters = [] } = props;
    const render = useMemo(
      () => ({
        title: (attributes: ComponentProps<'h1'>) => <Heading {...attributes} />,
        filterFields: (attributes: ComponentProps<'div'>) => <FilterLine {...attributes} filters={filters} />,
      }),
      [filters],
    );
    const { list: askList, refreshOn: onFresh } = useFreshList(props.list);
    const refreshOn = useCallback(
      (refresh: () => void) => {
        const ends = [undone.subscribe(refresh), onFresh?.(refresh)];
        return () => {
          for (const end of ends) end?.();
        };
      },
      [onFresh],
    );
    const { adminList } = languageOf(locale).components;
    const listMessages = useMemo(
      () => (listWords ? { adminList: { ...adminList, ...listWords } } : undefined),
      [adminList, listWords],
    );
    return (
      <ComponentProvider filterKinds={useListFilterKinds()} words={listMessages} notify={edits.notify}>
        <AdminList
          {...{ ...props, list: askList, refreshOn, title, url }}
          name={`${pathname} of ${userId}`}
          render={render}
        />
      </ComponentProvider>
    );
  }

  return { Page: List };
}

declare module '@udongo/ui' {
  interface FilterKindRegistry {
    booking: FilterKind;
    countyOrNone: FilterKind;
    crop: FilterKind;
    referrerOrNone: FilterKind;
    user: FilterKind;
  }
}

function useListFilterKinds() {
  const { udongo } = useServices();
  const cropLabel = useCropLabel();
  const notGiven = useText()('admin.notGiven');
  return useMemo(
    () => ({
      agent: createAgentFilterKind(udongo.agents),
      booking: createBookingFilterKind(udongo.bookings),
      county: createCountyFilterKind(udongo.counties),
      countyOrNone: createOptionalFilterKind(createCountyLookup(udongo.counties), notGiven),
      crop: createCropFilterKind(udongo, cropLabel),
      referrerOrNone: createOptionalFilterKind(createReferrerLookup(udongo.agents), notGiven),
      user: createUserFilterKind(udongo.profiles),
    }),
    [udongo, cropLabel, notGiven],
  );
}

function Heading(props: ComponentProps<'h1'>) {
  return <h1 {...props} ref={usePageHeading()} tabIndex={-1} />;
}
