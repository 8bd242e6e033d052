/** The types that a component's props are made of, in the order that its page shows them. */
export const typesOf: Readonly<Record<string, readonly string[]>> = {
  AdminList: [
    ...['AdminListColumn', 'NamedFilter', 'TextFilter', 'NumberFilter', 'SliderFilter', 'SelectFilter'],
    ...['DateFilter', 'DateRangeFilter', 'ListUrl', 'AdminListAction', 'AdminListBulkAction'],
    ...['AdminListFormProps', 'AdminListPermissions'],
  ],
};

/** The names by which a type's page speaks of it, where they differ. */
export const typeTitles: Readonly<Record<string, string>> = { NamedFilter: 'ListFilter' };
