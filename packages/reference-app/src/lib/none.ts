/** The value of a filter that finds the records without any, such as farmers without a county. */
export const none = 'none';
