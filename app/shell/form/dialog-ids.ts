/** The specification names these two elements. */
export const enquiryDialogId = 'enquiryModal';
export const successDialogId = 'enquirySuccessModal';

/** Where the success dialog says what the form wants to be said. */
export const successSentenceId = 'enquirySuccessSentence';

/** Where the success dialog says the number for the telephone, if the endpoint has given one. */
export const successNumberId = 'enquirySuccessNumber';

/** Where the success dialog says by what the visitor can ask for the form. */
export const successReferenceId = 'enquirySuccessReference';
