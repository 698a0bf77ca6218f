/** Where long German words may be broken: not every browser knows, and none knows all of them. */

/** Their beginnings, with their seams; endings follow. */
const SEAMED = `
Abenteuer|karte abge|schnitten ange|schlossen Antriebs|stärke Auf|zeichnungen beschlag|nahm
Chef|ingenieur Crew|mitglieder darüber|fahren Diplo|matische Doppel|antrieb Doppel|kanone
durch|gespielt Eindring|linge einge|halten Ein|heimische Ein|schränkung
Ein|stellungen Einver|standen Einzel|antrieb Einzel|kanone einzu|schalten Empfangs|komitee
Ent|scheidungen Fahr|gemein|schaft Fahrzeug|schein Finger|abdruck Flug|reihen|folge
frei|liegend funktio|nieren Gegen|seitigkeit Getränke|lieferung Gewerk|schafts|schiff
Gravi|tations|anomalie Hand|schuh|fach heim|gebracht heimzu|schicken herein|zulassen
Kanonen|stärke Korridor|meister Kreuz|fahrt|kapitän Lebens|erhaltung
Lebens|erhaltungs|system Lieblings|teil Material|ermüdung Meteor|schauer Meteor|schwarm
Missions|spiel Miss|trauische mit|geschrieben Möglich|keiten nach|gerechnet neben|einander
Neun|und|neunzig Ober|spediteur Personal|planung Quartier|meister Scheiben|wischer
schlech|testen Schmuggel|ware Schnitt|stelle Schönheits|preis Schrauben|schlüssel
Schrott|handel Schwer|transport Schwierig|keit Sehens|würdig|keiten Sicher|heits|reserve
Sklaven|händler Spreng|ladungen Stimmen|gleichheit Stumm|schaltung Trans|galaktisch
Uhr|zeiger|sinn Unent|schieden Universal|anschluss unter|schreiben Ver|bindungs|modul
Verläss|lichkeit verschie|dener vorbei|fliegen Waffen|schrank Wahrschein|lich
weiter|fliegen weiter|geflogen weiter|gekommen weiter|gereicht weiter|spielen
weiterzu|spielen Weltraum|koller Weltraum|schrott Wetter|bericht Zerbrech|liche
zurück|blicken zurück|gefallen zurückzu|legen Zusammen|fassung zusammen|gezählt
zusammen|passen Zusammen|stellung zweit|schwächsten
`;
const SOFT_HYPHEN = '\u00ad';
/** A shorter one fits wherever a name does. */
export const LONG = 13;
const LONG_WORD = new RegExp(`\\p{L}{${LONG},}`, 'gu');

/** The places of its seams, by a word's beginning; the longest comes first. */
const seams = SEAMED.trim()
  .split(/\s+/)
  .map((word) => {
    const parts = word.toLowerCase().split('|');
    const places = parts.slice(0, -1).map((_, last) => parts.slice(0, last + 1).join('').length);
    return { begins: parts.join(''), places };
  })
  .sort((one, other) => other.begins.length - one.begins.length);

function seamed(word: string): string {
  const low = word.toLowerCase();
  const found = seams.find(({ begins }) => low.startsWith(begins));
  if (!found) return word;
  const ends = [...found.places, word.length];
  return ends.map((end, index) => word.slice(ends[index - 1] ?? 0, end)).join(SOFT_HYPHEN);
}

/** The text with a soft hyphen at every seam of its long words. */
export const withSeams = (text: string): string => text.replace(LONG_WORD, seamed);
