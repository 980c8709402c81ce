/** Fixed by the specification. */
export const enquiryDialogId = 'enquiryModal';
export const successDialogId = 'enquirySuccessModal';
