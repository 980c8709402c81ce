/** The specification names these two elements. */
export const enquiryDialogId = 'enquiryModal';
export const successDialogId = 'enquirySuccessModal';
