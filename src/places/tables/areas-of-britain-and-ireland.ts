/**
 * Counties as adverts name them, both historic and ceremonial. The register has no boundaries, so a county is defined
 * by its towns: every other place belongs to the county of the nearest of them. That is accurate enough for searching,
 * the only use.
 *
 * "Name|other names: town, town". Towns are written as in `city-names.ts`. A name after "~" counts only next to a place
 * within it.
 */
export const counties: Readonly<Record<string, string>> = {
  "GB.ENG": `
Greater Manchester: Manchester, Salford, Bolton, Bury, Oldham, Rochdale, Stockport, Wigan, Leigh, Altrincham, Sale, Ashton-under-Lyne
Merseyside: Liverpool, Birkenhead, Southport, St Helens, Bootle, Huyton, Formby, Wallasey
Lancashire|Lancs: Preston, Blackpool, Blackburn, Burnley, Lancaster, Morecambe, Chorley, Leyland, Accrington, Skelmersdale, Clitheroe
Cheshire: Chester, Warrington, Crewe, Macclesfield, Northwich, Widnes, Runcorn, Congleton, Wilmslow, Knutsford, Ellesmere Port
Cumbria: Carlisle, Barrow in Furness, Kendal, Workington, Whitehaven, Penrith, Keswick
West Yorkshire: Leeds, Bradford, Huddersfield, Wakefield, Halifax, Keighley, Dewsbury, Pontefract, Castleford, Wetherby
South Yorkshire: Sheffield, Doncaster, Rotherham, Barnsley
North Yorkshire: York, Harrogate, Scarborough, Middlesbrough, Northallerton, Skipton, Ripon, Selby, Whitby, Redcar
East Yorkshire|East Riding of Yorkshire|East Riding|Humberside: Kingston upon Hull, Beverley, Bridlington, Goole, Driffield
County Durham|Co Durham|~Cleveland: Durham, Darlington, Hartlepool, Stockton-on-Tees, Bishop Auckland, Consett, Peterlee
Tyne and Wear|Tyneside: Newcastle upon Tyne, Sunderland, Gateshead, South Shields, North Shields, Washington
Northumberland: Alnwick, Morpeth, Hexham, Ashington, Blyth, Berwick-Upon-Tweed, Cramlington
Derbyshire: Derby, Chesterfield, Buxton, Glossop, Ilkeston, Matlock, Swadlincote, Long Eaton
Nottinghamshire|Notts: Nottingham, Mansfield, Worksop, Newark on Trent, Retford, Hucknall, Beeston
Leicestershire|Leics: Leicester, Loughborough, Hinckley, Melton Mowbray, Coalville, Market Harborough, Lutterworth
Rutland: Oakham
Lincolnshire|Lincs: Lincoln, Grimsby, Scunthorpe, Boston, Grantham, Stamford, Skegness, Spalding, Gainsborough, Louth, Sleaford
Northamptonshire|Northants: Northampton, Kettering, Corby, Wellingborough, Daventry, Rushden, Towcester
West Midlands County: Birmingham, Coventry, Wolverhampton, Walsall, Dudley, Solihull, West Bromwich, Stourbridge
Staffordshire|Staffs: Stoke-on-Trent, Stafford, Cannock, Tamworth, Burton upon Trent, Lichfield, Leek, Newcastle under Lyme, Uttoxeter
Warwickshire: Warwick, Royal Leamington Spa, Rugby, Nuneaton, Stratford-upon-Avon, Kenilworth
Worcestershire|Worcs: Worcester, Redditch, Kidderminster, Bromsgrove, Great Malvern, Evesham, Droitwich
Herefordshire: Hereford, Leominster, Ross on Wye, Ledbury
Shropshire: Shrewsbury, Telford, Oswestry, Ludlow, Bridgnorth, Market Drayton, Whitchurch
Norfolk: Norwich, Great Yarmouth, King's Lynn, Thetford, East Dereham, Cromer
Suffolk: Ipswich, Lowestoft, Bury St Edmunds, Felixstowe, Stowmarket, Newmarket, Sudbury
Cambridgeshire|Cambs: Cambridge, Peterborough, Huntingdon, Ely, Wisbech, March, Saint Neots
Essex: Chelmsford, Colchester, Southend-on-Sea, Basildon, Harlow, Brentwood, Clacton-on-Sea, Braintree, Grays, Saffron Walden, Loughton
Hertfordshire|Herts: Watford, Stevenage, Hatfield, St Albans, Hemel Hempstead, Welwyn Garden City, Hertford, Letchworth Garden City, Bishops Stortford, Borehamwood, Hitchin
Bedfordshire|Beds: Bedford, Luton, Dunstable, Leighton Buzzard, Biggleswade
Buckinghamshire|Bucks: Milton Keynes, Aylesbury, High Wycombe, Amersham, Buckingham, Beaconsfield, Gerrards Cross
Oxfordshire|Oxon: Oxford, Banbury, Bicester, Abingdon, Didcot, Witney, Thame, Henley-on-Thames
Berkshire|Berks: Reading, Slough, Bracknell, Maidenhead, Newbury, Windsor, Wokingham, Ascot
Surrey: Guildford, Woking, Epsom, Reigate, Camberley, Farnham, Dorking, Staines, Leatherhead, Redhill, Walton-on-Thames, Egham
Kent: Maidstone, Canterbury, Dartford, Ashford, Dover, Folkestone, Royal Tunbridge Wells, Gravesend, Gillingham, Margate, Sevenoaks, Sittingbourne, Tonbridge
East Sussex: Brighton, Eastbourne, Hastings, Lewes, Bexhill-on-Sea, Uckfield, Crowborough
West Sussex: Crawley, Worthing, Horsham, Chichester, Bognor Regis, Haywards Heath, Burgess Hill, East Grinstead, Littlehampton
Hampshire|Hants: Southampton, Portsmouth, Winchester, Basingstoke, Andover, Farnborough, Aldershot, Fareham, Eastleigh, Havant, Ringwood, Petersfield, Alton
Isle of Wight: Newport, Ryde, Cowes, Sandown
Dorset: Bournemouth, Poole, Weymouth, Dorchester, Christchurch, Blandford Forum, Bridport
Wiltshire|Wilts: Swindon, Salisbury, Trowbridge, Chippenham, Devizes, Malmesbury, Marlborough, Warminster
Gloucestershire|Glos: Gloucester, Cheltenham, Stroud, Cirencester, Tewkesbury, Dursley
Bristol and Avon|~Avon: Bristol, Bath, Weston-super-Mare, Yate, Keynsham, Clevedon, Portishead
Somerset: Taunton, Yeovil, Bridgwater, Frome, Glastonbury, Street, Minehead, Chard
Devon: Exeter, Plymouth, Torquay, Paignton, Barnstaple, Tiverton, Newton Abbot, Exmouth, Bideford, Honiton
Cornwall: Truro, Falmouth, Penzance, St Austell, Newquay, Bodmin, Camborne, Launceston, Bude
Greater London|Middlesex: London, Croydon, Bromley, Romford, Enfield Town, Harrow on the Hill, Uxbridge, Kingston upon Thames, Ilford, Hounslow, Twickenham, Barnet, Sutton, Bexley, Wembley, Woolwich`,
  "GB.SCT": `
Lanarkshire: Glasgow, Motherwell, Hamilton, East Kilbride, Airdrie, Coatbridge, Lanark
Renfrewshire: Paisley, Renfrew, Greenock, Johnstone
Ayrshire: Ayr, Kilmarnock, Irvine, Largs
Dunbartonshire: Dumbarton, Clydebank, Kirkintilloch, Helensburgh
Edinburgh and the Lothians|Midlothian|Lothian|Lothians: Edinburgh, Dalkeith, Penicuik
West Lothian: Livingston, Bathgate, Linlithgow
East Lothian: Musselburgh, Haddington, Tranent
Fife: Dunfermline, Kirkcaldy, Glenrothes, Saint Andrews
Stirlingshire: Stirling, Falkirk, Alloa, Grangemouth
Perthshire|Perth and Kinross: Perth, Crieff, Pitlochry
Tayside|~Angus: Dundee, Arbroath, Forfar
Aberdeenshire: Aberdeen, Peterhead, Fraserburgh, Inverurie, Stonehaven
Scottish Highlands|~Highland|~Highlands: Inverness, Fort William, Nairn, Thurso
Moray: Elgin, Forres
Scottish Borders|~Borders: Galashiels, Hawick, Peebles
Dumfries and Galloway: Dumfries, Stranraer, Annan`,
  "GB.WLS": `
South Glamorgan|Vale of Glamorgan: Cardiff, Barry, Penarth
Mid Glamorgan: Bridgend, Pontypridd, Merthyr Tydfil, Caerphilly
West Glamorgan: Swansea, Neath, Port Talbot
Gwent|Monmouthshire: Newport, Cwmbran, Abergavenny, Chepstow, Ebbw Vale
Clwyd|North Wales|Flintshire|Denbighshire: Wrexham, Rhyl, Colwyn Bay, Mold, Flint
Gwynedd: Bangor, Caernarfon, Porthmadog
Powys|Mid Wales: Newtown, Brecon, Welshpool, Llandrindod Wells
Dyfed|West Wales|Carmarthenshire|Pembrokeshire: Carmarthen, Llanelli, Haverfordwest, Aberystwyth, Milford Haven`,
  "GB.NIR": `
County Antrim|Co Antrim: Belfast, Lisburn, Ballymena, Antrim, Carrickfergus, Newtownabbey
County Down|Co Down: Bangor, Newry, Newtownards, Downpatrick
County Armagh|Co Armagh: Craigavon, Armagh, Portadown
County Londonderry|County Derry|Co Derry: Derry, Coleraine, Limavady
County Tyrone|Co Tyrone: Omagh, Dungannon, Cookstown, Strabane
County Fermanagh|Co Fermanagh: Enniskillen`,
  IE: `
County Dublin|Co Dublin|Co. Dublin: Dublin, Tallaght, Swords, Blanchardstown, Dún Laoghaire
County Cork|Co Cork: Cork, Mallow, Cobh, Youghal
County Galway|Co Galway: Gaillimh, Tuam, Ballinasloe
County Limerick|Co Limerick: Luimneach, Newcastle West
County Kildare|Co Kildare|Kildare: Naas, Droichead Nua, Celbridge, Maynooth, Leixlip
County Meath|Co Meath|Meath: Navan, Ashbourne, Trim, Kells
County Wicklow|Co Wicklow: Bray, Greystones, Wicklow, Arklow
County Louth|Co Louth: Dundalk, Drogheda
County Waterford|Co Waterford: Waterford, Dungarvan
County Wexford|Co Wexford: Loch Garman, Enniscorthy, Gorey
County Kerry|Co Kerry|Kerry: Tralee, Cill Airne
County Clare|Co Clare: Ennis, Shannon
County Mayo|Co Mayo: Castlebar, Ballina, Westport
County Donegal|Co Donegal: Letterkenny, Donegal, Buncrana
County Kilkenny|Co Kilkenny: Kilkenny
County Tipperary|Co Tipperary|Tipperary: Cluain Meala, Nenagh, Thurles
County Westmeath|Co Westmeath: Athlone, An Muileann gCearr
County Carlow|Co Carlow: Carlow
County Laois|Co Laois: Portlaoise
County Offaly|Co Offaly: Tullamore
County Sligo|Co Sligo: Sligo
County Cavan|Co Cavan: Cavan
County Monaghan|Co Monaghan: Monaghan
County Longford|Co Longford: Longford
County Leitrim|Co Leitrim: Carrick-on-Shannon
County Roscommon|Co Roscommon: Roscommon`,
};

/** Larger areas made of counties: "Name|other names: county, county". */
export const groupsOfCounties: Readonly<Record<string, string>> = {
  "GB.ENG": `
North West England|~North West|Northwest England|North-West England: Greater Manchester, Merseyside, Lancashire, Cheshire, Cumbria
North East England|~North East|Northeast England|North-East England: County Durham, Tyne and Wear, Northumberland
Yorkshire and the Humber|Yorkshire|Yorkshire and Humberside|Yorkshire & Humberside|Yorkshire and Humber: West Yorkshire, South Yorkshire, North Yorkshire, East Yorkshire
East Midlands: Derbyshire, Nottinghamshire, Leicestershire, Rutland, Lincolnshire, Northamptonshire
West Midlands: West Midlands County, Staffordshire, Warwickshire, Worcestershire, Herefordshire, Shropshire
Midlands|The Midlands: West Midlands County, Staffordshire, Warwickshire, Worcestershire, Herefordshire, Shropshire, Derbyshire, Nottinghamshire, Leicestershire, Rutland, Lincolnshire, Northamptonshire
East of England|Eastern England: Norfolk, Suffolk, Cambridgeshire, Essex, Hertfordshire, Bedfordshire
East Anglia: Norfolk, Suffolk, Cambridgeshire
South East England|~South East|Southeast England|South-East England: Buckinghamshire, Oxfordshire, Berkshire, Surrey, Kent, East Sussex, West Sussex, Hampshire, Isle of Wight
Home Counties|The Home Counties: Hertfordshire, Essex, Kent, Surrey, Berkshire, Buckinghamshire, Bedfordshire
Sussex: East Sussex, West Sussex
South West England|~South West|Southwest England|South-West England|West Country: Wiltshire, Gloucestershire, Bristol and Avon, Somerset, Dorset, Devon, Cornwall
Northern England|North of England: Greater Manchester, Merseyside, Lancashire, Cheshire, Cumbria, County Durham, Tyne and Wear, Northumberland, West Yorkshire, South Yorkshire, North Yorkshire, East Yorkshire`,
  "GB.SCT": `
Central Belt|Central Scotland: Lanarkshire, Renfrewshire, Edinburgh and the Lothians, West Lothian, Stirlingshire`,
  "GB.WLS": `
South Wales: South Glamorgan, Mid Glamorgan, West Glamorgan, Gwent`,
};
