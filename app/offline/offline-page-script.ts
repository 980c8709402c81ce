// Runs in the offline page: the screen that was asked for comes as soon as it can.
addEventListener('online', () => location.reload());
