/** What the components of react-aria hand to a text that is no constant. */
export interface TextFormatter {
  readonly number: (value: number) => string;
}

/** What is put into a text: words, numbers and conditions. */
export type TextParts = Readonly<
  Record<
    | 'afterItemText'
    | 'beforeItemText'
    | 'columnName'
    | 'date'
    | 'dateRange'
    | 'endDate'
    | 'fieldLabel'
    | 'groupTitle'
    | 'item'
    | 'itemText'
    | 'maxValue'
    | 'minValue'
    | 'optionText'
    | 'startDate'
    | 'time'
    | 'value',
    string
  > &
    Record<'count' | 'groupCount' | 'optionCount', number> &
    Record<'isGroupChange' | 'isSelected', boolean>
>;

/** The texts of one part of react-aria by their names there. */
export type ComponentStrings = Readonly<Record<string, string | ((parts: TextParts, formatter: TextFormatter) => string)>>;
