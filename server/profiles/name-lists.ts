/** Names that would seem to speak for us or for a school. Letters only, lower case. */
export const RESERVED: ReadonlySet<string> = new Set(
  'addly addlynook nook admin administrator moderator mod staff support help helpdesk system root owner official team teacher headteacher head school ofsted police null undefined anonymous'.split(
    ' ',
  ),
);

interface RudeWord {
  readonly stem: string;
  /** Refused inside longer words too; only for what no good word contains. */
  readonly anywhere: boolean;
}

const words = (text: string, anywhere: boolean): RudeWord[] =>
  text
    .trim()
    .split(/\s+/)
    .map((stem) => ({ stem, anywhere }));

/** What British children meet and the general list lacks. Short words stand alone, so that "Scunthorpe" may live. */
export const RUDE: readonly RudeWord[] = [
  ...words(
    `fuck shit cunt wank bollock bellend knobhead dickhead cockhead arsehole asshole bastard bitch whore slut
     nigger nigga faggot tranny retard spastic paedo pedophile hitler bukkake porn phuck phuk tosser minger slapper
     pissflap shagger jizz fanny minge clunge gobshite numpty pillock plonker wazzock`,
    true,
  ),
  ...words(
    `twat prick shag bugger nazi isis pedo rapist knob cock dick arse ass bum tit titty boob willy nob pussy fag dyke homo paki slag spaz mong gyppo pikey chav
     golliwog coon wog chink gook kike spic tard crap piss pee poo poop wee turd git sod cum sex sexy penis vagina
     anus anal rape kill murder die dead suicide drug weed coke crack heroin gun isil kkk ira hoe ho thot milf
     nonce fuk fuc fck fcuk sht shite feck frig bloody damn hell wtf stfu suck sucker idiot stupid ugly loser hate`,
    false,
  ),
];

/** Good words that a filter might take for bad ones. */
export const FINE: ReadonlySet<string> = new Set(
  'annaliese annalise analise analiese harshit harshita rishit rishita ishita nishita akshit akshita rakshit rakshita dikshit dikshita swank swanky saltwater sweetwater cockatoo cockatiel cockapoo cockerel peacock woodcock hancock dickens dickinson dickson scunthorpe essex sussex middlesex titan titania assassin bass grass class classic glass brass compass lass lassie sassy pass night knight analyst canal snigger matsushita mishit shitake shiitake therapist prickly fannie rapunzel grape grapes drape raper mississippi penistone lightwater hello shell michelle rochelle shelley gitte sodium weedle peewee hoedown'.split(
    ' ',
  ),
);
