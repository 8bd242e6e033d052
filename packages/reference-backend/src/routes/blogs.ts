import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { blogCategoryService } from '../services/content/blogCategories.ts';
import { blogFields, createBlog, deleteBlog, updateBlog } from '../services/content/changeBlogs.ts';
import { getBlog, listBlogs, listRandomBlogs } from '../services/content/readBlogs.ts';
import { tellSubscribers } from '../services/content/tellSubscribers.ts';
import { languages } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function blogRoutes(dependencies: Dependencies) {
  const { page, command, sending } = createHandlers(dependencies);
  return {
    ...resourceRoutes('blogCategories', dependencies, {
      ...blogCategoryService,
      readFilters: () => ({}),
    }),
    ...resourceRoutes('blogs', dependencies, {
      fields: blogFields,
      readFilters: (context) => ({
        category: readKeyFilter(context, 'category'),
        language: readChoiceFilter(context, 'language', languages),
        slug: context.req.query('slug')?.replaceAll('\0', '') || undefined,
        is_published: readBooleanFilter(context, 'is_published'),
      }),
      list: listBlogs,
      get: getBlog,
      create: createBlog,
      update: updateBlog,
      delete: deleteBlog,
    }),
    'blogs.tellSubscribers': sending(command([readId], tellSubscribers)),
    'blogs.listRandom': page([readRandomQuery], listRandomBlogs),
  } satisfies Partial<Handlers>;
}

function readRandomQuery(context: AppContext) {
  return {
    limit: readListQuery(context).limit,
    category: readKeyFilter(context, 'category'),
    language: readChoiceFilter(context, 'language', languages),
    exclude: readKeyFilter(context, 'exclude'),
  };
}
