/** The address of a workbench page; of the front page without an `id`. */
export const toolAddress = (locale: string, id = ''): string => `/${locale}/workbench${id && `/${id}`}`;
