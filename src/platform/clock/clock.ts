/** Returns the current time. It is passed as a parameter everywhere, so that tests can stop it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
