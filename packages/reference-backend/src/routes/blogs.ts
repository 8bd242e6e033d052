import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import {
  blogCategoryFields,
  createBlogCategory,
  deleteBlogCategory,
  getBlogCategory,
  listBlogCategories,
  updateBlogCategory,
} from '../services/content/blogCategories.ts';
import { blogFields, createBlog, deleteBlog, updateBlog } from '../services/content/changeBlogs.ts';
import { getBlog, listBlogs, listRandomBlogs } from '../services/content/readBlogs.ts';
import { tellSubscribers } from '../services/content/tellSubscribers.ts';
import { languages } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';

export function blogRoutes(
  dependencies: Dependencies,
): Handlers<`${'blogs' | 'blogCategories'}.${Verb}` | 'blogs.listRandom' | 'blogs.tellSubscribers'> {
  const { db, clock, options, wakeSender } = dependencies;
  return {
    ...resourceRoutes('blogCategories', dependencies, {
      fields: blogCategoryFields,
      readFilters: () => ({}),
      list: listBlogCategories,
      get: getBlogCategory,
      create: createBlogCategory,
      update: updateBlogCategory,
      delete: deleteBlogCategory,
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
    'blogs.tellSubscribers': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const told = await db.inTransaction((transaction) => tellSubscribers(transaction, actor, id, clock()));
      wakeSender();
      return context.json(told);
    },
    'blogs.listRandom': async (context) => {
      const query = {
        limit: readListQuery(context).limit,
        category: readKeyFilter(context, 'category'),
        language: readChoiceFilter(context, 'language', languages),
        exclude: readKeyFilter(context, 'exclude'),
      };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) =>
        listRandomBlogs(transaction, actor, query, clock()),
      );
      return answerPage(context, listed, options.trustProxyHops);
    },
  };
}
