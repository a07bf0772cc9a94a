/** Field of the waiting list's form that people do not see. Only bots fill it in. */
export const joinHoneypot = "website";
