/** The town of each British postcode area, by the letters that begin the postcode. */
export const britishPostcodes = `
Aberdeen: AB; St Albans: AL; Birmingham: B; Bath: BA; Blackburn: BB; Bradford: BD; Bournemouth: BH; Bolton: BL; Brighton: BN;
Bromley: BR; Bristol: BS; Belfast: BT; Carlisle: CA; Cambridge: CB; Cardiff: CF; Chester: CH; Chelmsford: CM; Colchester: CO;
Croydon: CR; Canterbury: CT; Coventry: CV; Crewe: CW; Dartford: DA; Dundee: DD; Derby: DE; Dumfries: DG; Durham: DH;
Darlington: DL; Doncaster: DN; Dorchester: DT; Dudley: DY; London: E EC N NW SE SW W WC; Edinburgh: EH; Enfield: EN; Exeter: EX;
Falkirk: FK; Blackpool: FY; Glasgow: G; Gloucester: GL; Guildford: GU; Harrow: HA; Huddersfield: HD; Harrogate: HG;
Hemel Hempstead: HP; Hereford: HR; Stornoway: HS; Hull: HU; Halifax: HX; Ilford: IG; Ipswich: IP; Inverness: IV; Kilmarnock: KA;
Kingston upon Thames: KT; Kirkwall: KW; Kirkcaldy: KY; Liverpool: L; Lancaster: LA; Llandrindod Wells: LD; Leicester: LE;
Llandudno: LL; Lincoln: LN; Leeds: LS; Luton: LU; Manchester: M; Rochester: ME; Milton Keynes: MK; Motherwell: ML;
Newcastle upon Tyne: NE; Nottingham: NG; Northampton: NN; Newport: NP; Norwich: NR; Oldham: OL; Oxford: OX; Paisley: PA;
Peterborough: PE; Perth: PH; Plymouth: PL; Portsmouth: PO; Preston: PR; Reading: RG; Redhill: RH; Romford: RM; Sheffield: S;
Swansea: SA; Stevenage: SG; Stockport: SK; Slough: SL; Sutton: SM; Swindon: SN; Southampton: SO; Salisbury: SP; Sunderland: SR;
Southend-on-Sea: SS; Stoke-on-Trent: ST; Shrewsbury: SY; Taunton: TA; Galashiels: TD; Telford: TF; Tonbridge: TN; Torquay: TQ;
Truro: TR; Middlesbrough: TS; Twickenham: TW; Southall: UB; Warrington: WA; Watford: WD; Wakefield: WF; Wigan: WN; Worcester: WR;
Walsall: WS; Wolverhampton: WV; York: YO; Lerwick: ZE`;
