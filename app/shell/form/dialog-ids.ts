/** Ids of the dialogs, which the specification fixes. */
export const enquiryDialogId = 'enquiryModal';
export const successDialogId = 'enquirySuccessModal';
