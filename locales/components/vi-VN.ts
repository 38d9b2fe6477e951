import type { ComponentStrings } from './strings';

export const autocomplete: ComponentStrings = { collectionLabel: 'Gợi ý' };

export const breadcrumbs: ComponentStrings = { breadcrumbs: 'Đường dẫn' };

export const calendar: ComponentStrings = {
  previous: 'Trước',
  next: 'Tiếp',
  selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
  selectedRangeDescription: ({ dateRange }) => `Khoảng đã chọn: ${dateRange}`,
  todayDate: ({ date }) => `Hôm nay, ${date}`,
  todayDateSelected: ({ date }) => `Hôm nay, đã chọn ${date}`,
  dateSelected: ({ date }) => `Đã chọn ${date}`,
  startRangeSelectionPrompt: 'Nhấp để bắt đầu chọn khoảng ngày',
  finishRangeSelectionPrompt: 'Nhấp để kết thúc chọn khoảng ngày',
  minimumDate: 'Ngày đầu tiên có thể chọn',
  maximumDate: 'Ngày cuối cùng có thể chọn',
  dateRange: ({ startDate, endDate }) => `${startDate} đến ${endDate}`,
};

export const combobox: ComponentStrings = {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }, { number }) =>
    `${isGroupChange ? `Đã vào nhóm ${groupTitle}, có ${number(groupCount)} tùy chọn. ` : ''}${optionText}${isSelected ? ', đã chọn' : ''}`,
  countAnnouncement: ({ optionCount }, { number }) => `Có ${number(optionCount)} tùy chọn.`,
  selectedAnnouncement: ({ optionText }) => `${optionText}, đã chọn`,
  buttonLabel: 'Hiện gợi ý',
  listboxLabel: 'Gợi ý',
};

export const datepicker: ComponentStrings = {
  era: 'kỷ nguyên',
  year: 'năm',
  month: 'tháng',
  day: 'ngày',
  hour: 'giờ',
  minute: 'phút',
  second: 'giây',
  dayPeriod: 'SA/CH',
  calendar: 'Lịch',
  startDate: 'Ngày bắt đầu',
  endDate: 'Ngày kết thúc',
  weekday: 'ngày trong tuần',
  timeZoneName: 'múi giờ',
  selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }) => `Khoảng đã chọn: ${startDate} đến ${endDate}`,
  selectedTimeDescription: ({ time }) => `Giờ đã chọn: ${time}`,
};

export const dateLimits: ComponentStrings = {
  rangeUnderflow: ({ minValue }) => `Giá trị phải là ${minValue} hoặc sau đó.`,
  rangeOverflow: ({ maxValue }) => `Giá trị phải là ${maxValue} hoặc trước đó.`,
  rangeReversed: 'Ngày bắt đầu phải trước ngày kết thúc.',
  unavailableDate: 'Không thể chọn ngày này.',
};

export const dnd: ComponentStrings = {
  dragItem: ({ itemText }) => `Kéo ${itemText}`,
  dragSelectedItems: ({ count }, { number }) => `Kéo ${number(count)} mục đã chọn`,
  dragDescriptionKeyboard: 'Nhấn Enter để bắt đầu kéo.',
  dragDescriptionKeyboardAlt: 'Nhấn Alt + Enter để bắt đầu kéo.',
  dragDescriptionTouch: 'Nhấn đúp để bắt đầu kéo.',
  dragDescriptionVirtual: 'Nhấp để bắt đầu kéo.',
  dragDescriptionLongPress: 'Nhấn giữ để bắt đầu kéo.',
  dragSelectedKeyboard: ({ count }, { number }) => `Nhấn Enter để kéo ${number(count)} mục đã chọn.`,
  dragSelectedKeyboardAlt: ({ count }, { number }) => `Nhấn Alt + Enter để kéo ${number(count)} mục đã chọn.`,
  dragSelectedLongPress: ({ count }, { number }) => `Nhấn giữ để kéo ${number(count)} mục đã chọn.`,
  dragStartedKeyboard: 'Đã bắt đầu kéo. Nhấn Tab để đến nơi thả, rồi nhấn Enter để thả hoặc Escape để hủy.',
  dragStartedTouch: 'Đã bắt đầu kéo. Đến nơi thả, rồi nhấn đúp để thả.',
  dragStartedVirtual: 'Đã bắt đầu kéo. Đến nơi thả, rồi nhấp hoặc nhấn Enter để thả.',
  endDragKeyboard: 'Đang kéo. Nhấn Enter để hủy kéo.',
  endDragTouch: 'Đang kéo. Nhấn đúp để hủy kéo.',
  endDragVirtual: 'Đang kéo. Nhấp để hủy kéo.',
  dropDescriptionKeyboard: 'Nhấn Enter để thả. Nhấn Escape để hủy kéo.',
  dropDescriptionTouch: 'Nhấn đúp để thả.',
  dropDescriptionVirtual: 'Nhấp để thả.',
  dropCanceled: 'Đã hủy thả.',
  dropComplete: 'Đã thả xong.',
  dropIndicator: 'dấu chỉ nơi thả',
  dropOnRoot: 'Thả vào',
  dropOnItem: ({ itemText }) => `Thả vào ${itemText}`,
  insertBefore: ({ itemText }) => `Chèn trước ${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }) => `Chèn giữa ${beforeItemText} và ${afterItemText}`,
  insertAfter: ({ itemText }) => `Chèn sau ${itemText}`,
};

export const grid: ComponentStrings = {
  deselectedItem: ({ item }) => `Chưa chọn ${item}.`,
  select: 'Chọn',
  selectedCount: ({ count }, { number }) => (count === 0 ? 'Chưa chọn mục nào.' : `Đã chọn ${number(count)} mục.`),
  selectedAll: 'Đã chọn tất cả các mục.',
  selectedItem: ({ item }) => `Đã chọn ${item}.`,
  longPressToSelect: 'Nhấn giữ để vào chế độ chọn.',
};

export const menu: ComponentStrings = { longPressMessage: 'Nhấn giữ hoặc nhấn Alt + mũi tên xuống để mở menu' };

export const numberfield: ComponentStrings = {
  decrease: ({ fieldLabel }) => `Giảm ${fieldLabel}`,
  increase: ({ fieldLabel }) => `Tăng ${fieldLabel}`,
  numberField: 'Trường số',
};

export const overlays: ComponentStrings = { dismiss: 'Đóng' };

export const parts: ComponentStrings = {
  selectPlaceholder: 'Chọn một mục',
  tableResizer: 'Thanh đổi kích thước',
  dropzoneLabel: 'Vùng thả',
  colorSwatchPicker: 'Mẫu màu',
};

export const previewtrigger: ComponentStrings = { longPressMessage: 'Nhấn giữ để mở bản xem trước' };

export const searchfield: ComponentStrings = { 'Clear search': 'Xóa tìm kiếm' };

export const spinbutton: ComponentStrings = { Empty: 'Trống' };

export const table: ComponentStrings = {
  select: 'Chọn',
  selectAll: 'Chọn tất cả',
  sortable: 'cột có thể sắp xếp',
  ascending: 'tăng dần',
  descending: 'giảm dần',
  ascendingSort: ({ columnName }) => `đã sắp xếp theo cột ${columnName} tăng dần`,
  descendingSort: ({ columnName }) => `đã sắp xếp theo cột ${columnName} giảm dần`,
  columnSize: ({ value }) => `${value} điểm ảnh`,
  resizerDescription: 'Nhấn Enter để bắt đầu đổi kích thước',
  expand: 'Mở rộng',
  collapse: 'Thu gọn',
};

export const tag: ComponentStrings = { removeDescription: 'Nhấn Delete để xóa thẻ.', removeButtonLabel: 'Xóa' };

export const toast: ComponentStrings = {
  close: 'Đóng',
  notifications: ({ count }, { number }) => `${number(count)} thông báo.`,
};

export const tree: ComponentStrings = { expand: 'Mở rộng', collapse: 'Thu gọn' };
