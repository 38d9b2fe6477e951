/** The address of a page of the workbench, of its front page where no tool is named. */
export const toolAddress = (locale: string, id = ''): string => `/${locale}/workbench${id && `/${id}`}`;
